import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AccountCard } from './account-card.tsx';

/** Takes the account away; what law keeps is named. */
export function EraseCard({ hasPassword, error }: { hasPassword: boolean; error: string | undefined }) {
  return (
    <AccountCard title="Xóa tài khoản">
      <p>
        Hồ sơ, cách đăng nhập và các đồng ý được xóa ngay, mọi thiết bị đăng xuất, điểm tích lũy mất theo. Đặt
        chỗ, hóa đơn và sổ tiền được giữ theo luật, và vẫn mở được bằng mã đặt chỗ.
      </p>
      <Form method="post" reloadDocument noValidate className="mt-3 space-y-3 sm:max-w-96">
        {hasPassword && (
          <TextField
            name="erasePassword"
            label="Mật khẩu hiện tại"
            type="password"
            autoComplete="current-password"
            required
            error={error}
          />
        )}
        {!hasPassword && error && (
          <p className="text-sm text-bad">Bạn đăng nhập lại rồi xóa trong vòng 10 phút.</p>
        )}
        <Button type="submit" name="do" value="erase" look="danger">
          Xóa tài khoản
        </Button>
      </Form>
    </AccountCard>
  );
}
