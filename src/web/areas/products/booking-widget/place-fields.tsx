import { TextField } from '#ui/field.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';

const listId = 'noi-don-tra';

/** Pick-up and drop-off of a car: free text, with common places as suggestions. */
export function PlaceFields({ widget: { form, errors, stops } }: { widget: BookingWidgetView }) {
  return (
    <>
      <TextField
        name="pickup"
        label="Đón tại"
        placeholder="Sân bay, khách sạn, địa chỉ"
        maxLength={200}
        autoComplete="off"
        list={listId}
        defaultValue={form.pickup}
        error={errors.pickup}
      />
      <TextField
        name="dropoff"
        label="Trả tại"
        placeholder="Sân bay, khách sạn, địa chỉ"
        maxLength={200}
        autoComplete="off"
        list={listId}
        defaultValue={form.dropoff}
        error={errors.dropoff}
      />
      <datalist id={listId}>
        {stops.map((stop) => (
          <option key={stop} value={stop} />
        ))}
      </datalist>
    </>
  );
}
