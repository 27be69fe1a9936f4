import { Form } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

/** What links to a static page, shown before it is withdrawn. */
export function WithdrawNotice({ linkedFrom, version }: { linkedFrom: readonly string[]; version: number }) {
  return (
    <Notice tone={linkedFrom.length > 0 ? 'warn' : 'info'} role="alert">
      <p className="font-semibold">
        {linkedFrom.length > 0
          ? `${linkedFrom.length} nơi đang dẫn tới trang này; gỡ rồi thì khách bấm vào sẽ gặp trang không còn`
          : 'Không nơi nào trên trang dẫn tới đây'}
      </p>
      {linkedFrom.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
          {linkedFrom.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
      <p className="mt-1">
        Các bản đã có hiệu lực vẫn đọc được theo ngày. Đưa lên trang lại lúc nào cũng được.
      </p>
      <Form method="post" className="mt-2">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="do" value="withdraw-page" look="danger">
          Gỡ trang này
        </Button>
      </Form>
    </Notice>
  );
}
