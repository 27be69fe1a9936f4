import { Form } from 'react-router';
import { banksByName } from '#modules/payments/refunds/banks.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';

export const accountFields = ['bankBin', 'accountNo', 'holder'] as const;
export type AccountField = (typeof accountFields)[number];

/** The form for a refund's bank account. Errors come back with what was typed. */
export function AccountForm({
  refundId,
  values,
  errors,
}: {
  refundId: string;
  values: Partial<Record<AccountField, string>>;
  errors: Partial<Record<AccountField, string>>;
}) {
  const isSending = useIsSending();
  const id = (field: AccountField) => `${field}-${refundId}`;
  return (
    <Form method="post" noValidate className="mt-5 grid gap-5 border-t border-line pt-5 md:grid-cols-2">
      <input type="hidden" name="refundId" value={refundId} />
      <SelectField
        id={id('bankBin')}
        name="bankBin"
        label="Ngân hàng"
        required
        defaultValue={values.bankBin ?? ''}
        error={errors.bankBin}
      >
        <option value="">Chọn ngân hàng</option>
        {banksByName.map(([bin, name]) => (
          <option key={bin} value={bin}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id={id('accountNo')}
        name="accountNo"
        label="Số tài khoản"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        defaultValue={values.accountNo ?? ''}
        error={errors.accountNo}
      />
      <TextField
        id={id('holder')}
        name="holder"
        label="Tên chủ tài khoản"
        required
        autoComplete="name"
        maxLength={80}
        defaultValue={values.holder ?? ''}
        error={errors.holder}
        hint="Như ngân hàng ghi. Chúng tôi không bao giờ hỏi mã OTP hay mật khẩu."
        className="md:col-span-2"
      />
      <Button type="submit" size="lg" disabled={isSending} className="md:col-span-2 md:justify-self-start">
        {isSending ? 'Đang gửi…' : 'Gửi số tài khoản'}
      </Button>
    </Form>
  );
}
