import { TextField } from '#ui/field.tsx';
import type { FirmFormRefusal } from './read-firm-form.ts';

/** A firm's invoice details. */
export function FirmFields({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: FirmFormRefusal['errors'];
}) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        name="companyName"
        label="Tên công ty trên hóa đơn"
        required
        maxLength={200}
        autoComplete="organization"
        defaultValue={values.companyName}
        error={errors.companyName}
      />
      <TextField
        name="taxCode"
        label="Mã số thuế"
        required
        inputMode="numeric"
        defaultValue={values.taxCode}
        error={errors.taxCode}
      />
      <TextField
        name="address"
        label="Địa chỉ"
        required
        maxLength={300}
        defaultValue={values.address}
        error={errors.address}
      />
      <TextField
        name="email"
        type="email"
        label="Email nhận hóa đơn"
        hint="Bỏ trống nếu nhận ở email đặt chỗ."
        defaultValue={values.email}
        error={errors.email}
      />
    </div>
  );
}
