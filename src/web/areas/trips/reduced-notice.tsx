import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { stepUpPath } from '#web/parts/booking/step-up-path.ts';

/** Says that a trip shows in part only, and how its owner opens the rest. */
export function ReducedNotice({ code, email }: { code: string; email: string }) {
  return (
    <section aria-label="Bản rút gọn" className="rounded-card border border-line bg-sea-soft p-5">
      <p>
        Bạn đang xem bản rút gọn, mở bằng mã và số điện thoại. Mở đầy đủ: chúng tôi gửi mã 6 số và một liên
        kết đến <strong>{email}</strong>.
      </p>
      <Form method="post" action={stepUpPath(code)} reloadDocument className="mt-3">
        <input type="hidden" name="step" value="send" />
        <Button type="submit" look="sea">
          Gửi mã đến {email}
        </Button>
      </Form>
    </section>
  );
}
