import { SelectField, TextField } from '../../parts/field.tsx';
import { NoteField, type SheetFieldProps } from './note-field.tsx';

/** A payment received at the counter. */
export function PaymentFields({ booking: { money, parts }, problems }: SheetFieldProps) {
  const awaitedVnd = money.dueNowVnd || money.outstandingVnd;
  const open = parts.filter(({ state }) => state === 'open');
  return (
    <>
      {open.length > 0 && (
        <SelectField name="partNumber" label="Trả cho phần" defaultValue="" error={problems.partNumber}>
          <option value="">Cả đặt chỗ, do người đặt trả</option>
          {open.map(({ number, name, amountVnd }) => (
            <option key={number} value={number}>
              {`P${number} · ${name} · ${amountVnd.toLocaleString('vi-VN')} ₫`}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="amountVnd"
        label="Số tiền, ₫"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={awaitedVnd.toLocaleString('vi-VN')}
        error={problems.amountVnd}
      />
      <TextField
        name="receiptNo"
        label="Số phiếu thu"
        autoComplete="off"
        maxLength={60}
        error={problems.receiptNo}
      />
    </>
  );
}

/** A partial refund, pending somebody else's approval. */
export function PartRefundFields(props: SheetFieldProps) {
  const { problems } = props;
  return (
    <>
      <TextField
        name="amountVnd"
        label="Số tiền hoàn, ₫"
        inputMode="numeric"
        autoComplete="off"
        error={problems.amountVnd}
      />
      <NoteField {...props} name="reason" label="Lý do, người duyệt đọc" />
    </>
  );
}
