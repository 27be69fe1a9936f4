import { Form, Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AccountCard } from './account-card.tsx';

/** A guest without a password sets one by a link in a mail. */
export function PasswordCard({
  hasPassword,
  hasEmail,
  errors,
}: {
  hasPassword: boolean;
  hasEmail: boolean;
  errors: Record<string, string | undefined>;
}) {
  if (!hasPassword)
    return (
      <AccountCard title="Mật khẩu" about="Tài khoản này chưa có mật khẩu.">
        <Link
          to={hasEmail ? '/quen-mat-khau' : '/tai-khoan/lien-lac'}
          className="inline-flex min-h-11 items-center text-sea underline"
        >
          {hasEmail ? 'Đặt mật khẩu qua email' : 'Thêm email trước, rồi đặt mật khẩu'}
        </Link>
      </AccountCard>
    );
  return (
    <AccountCard title="Mật khẩu" about="Đổi xong, các thiết bị khác được đăng xuất.">
      <Form method="post" reloadDocument noValidate className="stack-4 sm:max-w-96">
        <TextField
          name="oldPassword"
          label="Mật khẩu hiện tại"
          type="password"
          autoComplete="current-password"
          required
          error={errors.oldPassword}
        />
        <TextField
          name="newPassword"
          label="Mật khẩu mới"
          type="password"
          autoComplete="new-password"
          required
          maxLength={128}
          error={errors.newPassword}
        />
        <Button type="submit" name="do" value="password" look="outline">
          Đổi mật khẩu
        </Button>
      </Form>
    </AccountCard>
  );
}
