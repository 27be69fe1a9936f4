import { TextField } from '../../parts/field.tsx';
import type { SheetFieldProps } from './note-field.tsx';

/** The recipient of the invoice. */
export function InvoiceFields({
  booking: { invoice, contact },
  problems,
  typed = {},
}: SheetFieldProps & { typed: Record<string, string> | undefined }) {
  const { data } = invoice;
  const field = (name: 'companyName' | 'taxCode' | 'address' | 'email', label: string, otherwise = '') => (
    <TextField
      name={name}
      label={label}
      defaultValue={typed[name] ?? data?.[name] ?? otherwise}
      maxLength={300}
      autoComplete="off"
      error={problems[name]}
    />
  );
  return (
    <>
      {field('companyName', 'Tên đơn vị')}
      {field('taxCode', 'Mã số thuế')}
      {field('address', 'Địa chỉ')}
      {field('email', 'Email nhận hóa đơn', contact.email)}
    </>
  );
}

export function InvoiceNumber({ problems }: SheetFieldProps) {
  return (
    <TextField
      name="invoiceNo"
      label="Số hóa đơn"
      autoComplete="off"
      maxLength={40}
      error={problems.invoiceNo}
    />
  );
}
