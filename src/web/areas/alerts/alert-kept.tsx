import { Form, Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';

/** What happens next, once an alert has been requested; `token` stops the alerts of a device, if it is one. */
export function AlertKept({ sent, token }: { sent: string; token: string }) {
  if (sent === 'may')
    return (
      <>
        <FocusedNotice
          tone="good"
          role="status"
          title="Đã ghi. Có tin, máy này báo bạn, mỗi ngày nhiều nhất một tin."
        />
        {token && (
          <Form
            method="post"
            action={`/bao-tin/dung/${token}`}
            className="mt-5 flex flex-wrap items-center gap-3"
          >
            <Button type="submit" look="outline">
              Dừng mọi báo tin của máy này
            </Button>
            <Link
              to={`/bao-tin/dung/${token}`}
              className="inline-flex min-h-11 items-center text-sea underline"
            >
              Xem máy này đang theo dõi gì
            </Link>
          </Form>
        )}
      </>
    );
  if (sent === 'xong')
    return <FocusedNotice tone="good" role="status" title="Đã ghi. Có tin, thư tới hộp thư của bạn." />;
  return (
    <FocusedNotice tone="good" role="status" title="Còn một bước nữa">
      <p>Bạn mở thư vừa tới và bấm xác nhận. Chưa thấy thư, bạn xem trong mục quảng cáo hoặc thư rác.</p>
    </FocusedNotice>
  );
}
