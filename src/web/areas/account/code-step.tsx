import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The second step of signing in, for accounts with two-factor codes. */
export function CodeStep({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  return (
    <SignInFrame
      title="Nhập mã xác thực"
      about="Tài khoản này có lớp bảo vệ thứ hai."
      below={
        <Form method="post" reloadDocument>
          <button
            type="submit"
            name="other"
            value="1"
            className="min-h-11 cursor-pointer px-3 text-sea underline"
          >
            Đăng nhập tài khoản khác
          </button>
        </Form>
      }
    >
      <Form method="post" reloadDocument noValidate className="stack-4">
        <TextField
          name="code"
          label="Mã 6 số trong ứng dụng, hoặc một mã dự phòng"
          inputMode="text"
          autoComplete="one-time-code"
          autoFocus
          required
          maxLength={20}
          defaultValue={typed}
          error={error}
        />
        <Button type="submit" className="w-full">
          Tiếp tục
        </Button>
      </Form>
    </SignInFrame>
  );
}
