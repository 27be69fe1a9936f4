import type { BookingForm } from './booking-form.ts';

const fields: Record<string, keyof BookingForm> = {
  from: 'from',
  to: 'to',
  quantity: 'quantity',
  adults: 'adults',
  childAges: 'ages',
  unitId: 'unit',
  ratePlanId: 'plan',
  singles: 'singles',
  extras: 'extras',
  childHeightsCm: 'cm',
  time: 'time',
  endTime: 'endTime',
  openDated: 'open',
  voucherCode: 'voucher',
  flightNo: 'flight',
  pickupAddress: 'pickup',
  dropoffAddress: 'dropoff',
};

/** The field of the widget that a refusal speaks of: 'items.0.options.extras.1.code' → 'extras'. */
export function refusedField(path: string): keyof BookingForm | null {
  const [first = '', second = ''] = path.replace(/^items\.\d+\./, '').split('.');
  return fields[first === 'options' ? second : first] ?? null;
}
