import { Form } from 'react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { HoldOver } from '#web/parts/booking/hold-notice.tsx';

/** An order whose time to pay has ended, and how to order again. */
export function ExpiredNotice({ isGift }: { isGift: boolean }) {
  if (isGift)
    return (
      <>
        <Notice tone="warn" title="Đơn đã quá giờ trả tiền">
          <p>Bạn không mất gì. Nếu bạn vừa chuyển khoản, phiếu được phát hành ngay khi tiền tới.</p>
        </Notice>
        <ButtonLink to="/phieu-qua-tang" look="sea">
          Mua lại
        </ButtonLink>
      </>
    );
  return (
    <>
      <HoldOver />
      <Form method="post">
        <input type="hidden" name="intent" value="again" />
        <Button type="submit" className="max-md:w-full">
          Đặt lại
        </Button>
      </Form>
    </>
  );
}
