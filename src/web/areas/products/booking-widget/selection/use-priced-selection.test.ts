import { expect, test } from 'vitest';
import { parseBookingForm } from '#web/areas/products/booking-widget/form/booking-form.ts';
import type { BookingFormOptions } from '#web/areas/products/booking-widget/form/booking-form-options.ts';
import { selectionIfStillPriced } from './use-priced-selection.ts';

const formOptions = {
  guests: { min: 1, max: 6, children: null, maxChildren: 0 },
  quantity: null,
  until: 'none',
  time: 'Giờ đón',
  flight: true,
  addresses: true,
  openDated: true,
  extras: [{ code: 'ghe', label: 'Ghế trẻ em', group: null, priceVnd: 60_000, per: 'booking' }],
} as unknown as BookingFormOptions;
const sent = 'unit=3&from=2026-12-08&time=09:00&adults=2&flight=VN+1&dropoff=';
const widget = {
  formOptions,
  form: parseBookingForm(new URLSearchParams(sent), 3, formOptions),
  plans: [{ id: 8, title: 'Giá chuẩn' }],
  itemQuery: 'unit=3&plan=8&from=2026-12-08&adults=2&time=09%3A00&flight=VN+1',
};
const choose = (typed: string) => selectionIfStillPriced(widget, new URLSearchParams(typed));

test('continues with the priced selection', () => {
  expect(choose(sent)).toBe(widget.itemQuery);
});

test('ignores parameters that the form does not ask for', () => {
  const address = new URLSearchParams(`${sent}&to=2026-12-10&quantity=2&endTime=18:00`);
  expect(
    selectionIfStillPriced(
      { ...widget, form: parseBookingForm(address, 3, formOptions) },
      new URLSearchParams(sent),
    ),
  ).toBe(widget.itemQuery);
});

test('includes values typed, changed or cleared after the price was shown', () => {
  expect(choose('unit=3&from=2026-12-08&time=09:00&adults=2&flight=VN+22&dropoff=S%C3%A2n')).toBe(
    'unit=3&plan=8&from=2026-12-08&adults=2&time=09%3A00&flight=VN+22&dropoff=S%C3%A2n',
  );
  expect(choose('unit=3&from=2026-12-08&time=09:00&adults=2&flight=+&dropoff=')).not.toContain('flight');
});

test.each([
  sent.replace('09:00', '10:00'),
  sent.replace('12-08', '12-09'),
  sent.replace('unit=3', 'unit=4'),
  sent.replace('adults=2', 'adults=3'),
  `${sent}&extra=ghe`,
  `${sent}&plan=9`,
  `${sent}&voucher=NV-1`,
])('requests the price of %s', (typed) => {
  expect(choose(typed)).toBeNull();
});

test('cannot continue before there is a price', () => {
  expect(selectionIfStillPriced({ ...widget, itemQuery: null }, new URLSearchParams(sent))).toBeNull();
});
