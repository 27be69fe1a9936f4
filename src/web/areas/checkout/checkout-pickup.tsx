import { CheckField, TextField } from '#ui/field.tsx';
import type { CheckoutValues } from './checkout-values.ts';

/**
 * The pick-up address where it was not given with the car: prefilled with the account's preference.
 * @param saved the account's saved data; null where nobody is signed in
 */
export function CheckoutPickup({
  values: { pickup, keepsPickup },
  saved,
}: {
  values: CheckoutValues;
  saved: string | null;
}) {
  return (
    <section aria-label="Nơi đón" className="space-y-3">
      <TextField
        name="pickup"
        label="Đón tại"
        hint="Tên khách sạn, số nhà hay cổng sân bay. Bỏ trống thì tài xế gọi bạn trước."
        maxLength={160}
        autoComplete="off"
        defaultValue={pickup}
      />
      {saved !== null && (
        <CheckField name="keepsPickup" defaultChecked={keepsPickup} label="Nhớ nơi đón này cho lần sau" />
      )}
    </section>
  );
}
