import { Form } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import type { ChosenRefund } from './load-refunds.ts';

interface Props {
  refund: ChosenRefund;
  reply: ActionReply | undefined;
}

/** Records the account for a refund when a guest calls. The guest is notified by mail; after a change transfers wait a day. */
export function AccountForm({
  refund,
  reply,
  bankNames,
}: Props & { bankNames: readonly { bin: string; name: string }[] }) {
  const typed = reply?.typed?.do === 'account' ? reply.typed : undefined;
  const errors = typed && reply?.errors;
  return (
    <Fold title="Ghi tài khoản khách đọc cho…" isOpen={!!typed || refund.waitsForAccount}>
      <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
        <input type="hidden" name="refund" value={refund.id} />
        <SelectField name="bankBin" label="Ngân hàng" defaultValue={typed?.bankBin} error={errors?.bankBin}>
          <option value="">Chọn ngân hàng</option>
          {bankNames.map(({ bin, name }) => (
            <option key={bin} value={bin}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="accountNo"
          label="Số tài khoản"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.accountNo}
          error={errors?.accountNo}
        />
        <TextField
          name="holder"
          label="Chủ tài khoản"
          autoComplete="off"
          defaultValue={typed?.holder}
          error={errors?.holder}
        />
        <p className="text-sm text-ink-faint">
          Khách được báo qua thư. Đổi tài khoản thì phải chờ một ngày mới chuyển.
        </p>
        <Button type="submit" name="do" value="account">
          Ghi tài khoản
        </Button>
      </Form>
    </Fold>
  );
}
