import type { BookingForm } from './booking-form.ts';
import type { BookingFormOptions } from './booking-form-options.ts';

/** Puts a refusal's message at its field where the widget has it, else above all fields. */
export function atField(
  path: string,
  message: string,
  formOptions: BookingFormOptions,
): { errors: Partial<Record<keyof BookingForm, string>>; refusal: string | null } {
  const field = refusedField(path);
  const isHidden = field === null || (field === 'quantity' && !formOptions.quantity) || field === 'extras';
  return isHidden ? { errors: {}, refusal: message } : { errors: { [field]: message }, refusal: null };
}

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

/** The widget's field for a path of a refusal: 'items.0.options.extras.1.code' → 'extras'. */
function refusedField(path: string): keyof BookingForm | null {
  const [first = '', second = ''] = path.replace(/^items\.\d+\./, '').split('.');
  return fields[first === 'options' ? second : first] ?? null;
}
