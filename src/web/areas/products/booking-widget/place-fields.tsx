import { TextField } from '#ui/field.tsx';
import type { BookingWidgetView } from './load-booking-widget.ts';

const listId = 'noi-don-tra';

/** Where a car fetches and leaves its guests: typed freely, with the places that people go to as suggestions. */
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
