import {
  type PassengerInput,
  type PassengerName,
  passengerInput,
  passengerName,
} from '#modules/booking/schema.ts';
import type { PassengerList } from '#modules/booking/trip/item-facts.ts';

export const passengerFields = ['fullName', 'sex', 'bornOn', 'nationality', 'documentNo'] as const;
export type PassengerField = (typeof passengerFields)[number];
export type PassengerValues = Record<PassengerField, string>;
export type PassengerErrors = Partial<Record<PassengerField, string>>[];

export const emptyPassenger: PassengerValues = {
  fullName: '',
  sex: '',
  bornOn: '',
  nationality: 'Việt Nam',
  documentNo: '',
};

/** Reads `count` passengers from a posted form, with what is asked of them: what was typed, and the list or an error for each field that is wrong. */
export function readPassengers(
  form: FormData,
  { count, asks }: Pick<PassengerList, 'count' | 'asks'>,
):
  | { ok: true; passengers: (PassengerInput | PassengerName)[] }
  | { ok: false; values: PassengerValues[]; errors: PassengerErrors } {
  const values = Array.from({ length: count }, (_, index) => {
    const typed = passengerFields.map((field) => [field, String(form.get(`${field}-${index}`) ?? '').trim()]);
    return Object.fromEntries(typed) as PassengerValues;
  });
  const parsed = values.map((one) => (asks === 'papers' ? passengerInput : passengerName).safeParse(one));
  const passengers = parsed.flatMap((one) => (one.success ? [one.data] : []));
  if (passengers.length === count) return { ok: true, passengers };
  const errors = parsed.map((one) => {
    const issues = one.success ? [] : one.error.issues;
    return Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]));
  });
  return { ok: false, values, errors };
}
