import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';

export function DigitsForm({
  errors,
  typed,
}: {
  errors: Record<string, string | undefined>;
  typed: Record<string, string>;
}) {
  return (
    <>
      <ErrorSummary errors={errors} />
      <Form method="post" reloadDocument noValidate className="stack-4">
        <TextField
          name="digits"
          label="Mã 6 số"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          maxLength={12}
          defaultValue={typed.digits}
          error={errors.digits}
          hint="Mã dùng được trong 5 phút."
        />
        <Button type="submit" className="w-full">
          Đăng nhập
        </Button>
      </Form>
      <Form method="post" reloadDocument className="text-center">
        <button
          type="submit"
          name="other"
          value="1"
          className="min-h-11 cursor-pointer px-3 text-sea underline"
        >
          Chưa nhận được mã? Gửi lại hoặc đổi số
        </button>
      </Form>
    </>
  );
}
