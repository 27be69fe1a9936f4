import type { ActionReply } from '../app/action-reply.ts';
import { TextField } from './field.tsx';

/** A new password, typed twice; browsers can suggest and save one. */
export function NewPasswordFields({ errors }: { errors: ActionReply['errors'] }) {
  return (
    <>
      <TextField
        name="password"
        type="password"
        label="Mật khẩu mới"
        autoComplete="new-password"
        hint="Ít nhất 10 ký tự. Một câu ngắn dễ nhớ là tốt nhất."
        error={errors?.password}
      />
      <TextField
        name="repeated"
        type="password"
        label="Nhập lại mật khẩu mới"
        autoComplete="new-password"
        error={errors?.repeated}
      />
    </>
  );
}
