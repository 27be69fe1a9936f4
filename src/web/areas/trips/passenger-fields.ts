import {
  type PassengerInput,
  type PassengerName,
  passengerInput,
  passengerName,
} from '#modules/booking/schema.ts';
import type { PassengerList } from '#modules/booking/trip/item-facts.ts';
import type { SavedTraveller } from '#modules/travellers/queries.ts';

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

/** A saved traveller as a passenger of a list; what was not saved is empty. */
const passengerOf = ({
  fullName,
  sex,
  bornOn,
  nationality,
  documentNo,
}: SavedTraveller): PassengerValues => ({
  fullName,
  sex: sex ?? '',
  bornOn: bornOn ?? '',
  nationality: nationality ?? emptyPassenger.nationality,
  documentNo: documentNo ?? '',
});

/**
 * Reads `count` passengers from a posted form, with what is asked of them: what was typed, or the one of `saved` that was chosen
 * instead, and the list or an error for each field that is wrong.
 */
export function readPassengers(
  form: FormData,
  { count, withPapers }: Pick<PassengerList, 'count' | 'withPapers'>,
  saved: readonly SavedTraveller[],
):
  | { ok: true; passengers: (PassengerInput | PassengerName)[] }
  | { ok: false; values: PassengerValues[]; errors: PassengerErrors } {
  const values = Array.from({ length: count }, (_, index) => {
    const chosen = saved.find(({ id }) => id === form.get(`saved-${index}`));
    if (chosen) return passengerOf(chosen);
    const typed = passengerFields.map((field) => [field, String(form.get(`${field}-${index}`) ?? '').trim()]);
    return Object.fromEntries(typed) as PassengerValues;
  });
  const parsed = values.map((one, index) =>
    (index < withPapers ? passengerInput : passengerName).safeParse(one),
  );
  const passengers = parsed.flatMap((one) => (one.success ? [one.data] : []));
  if (passengers.length === count) return { ok: true, passengers };
  const errors = parsed.map((one) => {
    const issues = one.success ? [] : one.error.issues;
    return Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]));
  });
  return { ok: false, values, errors };
}
