import { Form } from 'react-router';
import type { Affiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { banksByName } from '#modules/payments/refunds/banks.ts';
import { type ActionReply, replyTo } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';

interface Answered {
  reply: ActionReply | undefined;
}

/** Sets the bank account that an affiliate is paid to. The stored number is not shown, so it is typed in full. */
export function AccountForm({ reply, affiliate }: Answered & { affiliate: Affiliate }) {
  const { typed, errors } = replyTo(reply, 'account');
  return (
    <Fold title={affiliate.bankBin ? 'Đổi tài khoản…' : 'Ghi tài khoản…'} isOpen={errors !== undefined}>
      <Form method="post" preventScrollReset className="flex flex-col gap-3 p-3">
        <SelectField
          name="bankBin"
          label="Ngân hàng"
          defaultValue={typed?.bankBin ?? ''}
          error={errors?.bankBin}
        >
          <option value="">Chọn ngân hàng</option>
          {banksByName.map(([bin, title]) => (
            <option key={bin} value={bin}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          name="accountNo"
          label="Số tài khoản"
          autoComplete="off"
          defaultValue={typed?.accountNo ?? ''}
          error={errors?.accountNo}
        />
        <TextField
          name="holder"
          label="Chủ tài khoản"
          autoComplete="off"
          defaultValue={typed?.holder ?? ''}
          error={errors?.holder}
        />
        <TextField
          name="taxCode"
          label="Mã số thuế"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.taxCode ?? ''}
          error={errors?.taxCode}
          hint="Cá nhân: số định danh. Bỏ trống nếu chưa có."
        />
        <Button type="submit" name="do" value="account">
          Lưu tài khoản
        </Button>
      </Form>
    </Fold>
  );
}

/** Deactivates an affiliate's links, or activates them again. */
export function SwitchForm({ reply, isActive }: Answered & { isActive: boolean }) {
  const own = replyTo(reply, 'pause', 'resume');
  return (
    <ReasonForm
      action={isActive ? 'pause' : 'resume'}
      title={isActive ? 'Tạm dừng…' : 'Cho làm lại…'}
      effect={
        isActive
          ? 'Từ lúc dừng, liên kết không tính nữa. Đặt chỗ đã có vẫn ra hoa hồng và được trả.'
          : 'Liên kết tính lại từ lúc này.'
      }
      label="Lý do, chỉ nhân viên đọc"
      button={isActive ? 'Tạm dừng' : 'Cho làm lại'}
      look={isActive ? 'danger' : 'primary'}
      reply={own.errors && own}
    />
  );
}
