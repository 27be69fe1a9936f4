import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Resent } from './resend-codes.ts';

/** For guests who lost a code: it is mailed to the address it was booked with, and this page reveals nothing else. */
export function ResendForm({ resent }: { resent: Resent | null }) {
  return (
    <details open={resent !== null} className="mt-5 border-t border-line pt-2">
      <summary className="flex min-h-11 items-center font-semibold text-sea">Gửi lại mã qua email</summary>
      {resent && !resent.error && (
        <div className="mb-4">
          <Notice tone="good" role="status" title="Vui lòng xem hộp thư">
            <p>
              Nếu {resent.email} đã dùng để đặt chỗ, mã đặt chỗ vừa được gửi tới đó. Không thấy thư sau vài
              phút, bạn xem cả mục thư rác.
            </p>
          </Notice>
        </div>
      )}
      <Form method="post" noValidate className="stack-4">
        <input type="hidden" name="step" value="resend" />
        <TextField
          name="email"
          label="Email đã dùng khi đặt"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={resent?.email}
          error={resent?.error ?? undefined}
        />
        <Button type="submit" look="outline" className="w-full">
          Gửi mã đến email này
        </Button>
      </Form>
    </details>
  );
}
