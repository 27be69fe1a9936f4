import { isBornBy, passengerInput, passengerName } from '#modules/booking/schema.ts';
import type { PassengerList } from '#modules/booking/trip/item-facts.ts';
import type { NewPassenger } from '#modules/booking/trip/passengers.ts';
import type { SavedTraveller } from '#modules/travellers/queries.ts';
import { readDayParts } from '#web/parts/booking/day-parts.ts';

export const passengerFields = ['fullName', 'sex', 'bornOn', 'nationality', 'documentNo'] as const;
export type PassengerField = (typeof passengerFields)[number];
export type PassengerValues = Record<PassengerField, string>;
export type PassengerErrors = Partial<Record<PassengerField, string>>[];

/** A traveller as typed, with those trips they go on that not all travellers go on. */
export interface TypedPassenger extends PassengerValues {
  goesOn: number[];
}

/** Errors of the selection of travellers, by the trip's position. */
export type TripErrors = Readonly<Record<number, string>>;

export const emptyPassenger: PassengerValues = {
  fullName: '',
  sex: '',
  bornOn: '',
  nationality: 'Việt Nam',
  documentNo: '',
};

/** A saved traveller as a passenger of a list; fields that were not saved are empty. */
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
 * Reads `count` passengers from a submitted form, with the required fields: those typed, or the chosen one of `saved`, and the
 * list or an error for each wrong field.
 */
export function readPassengers(
  form: FormData,
  { count, withPapers, partial }: Pick<PassengerList, 'count' | 'withPapers' | 'partial'>,
  { saved, today }: { saved: readonly SavedTraveller[]; today: string },
):
  | { ok: true; passengers: NewPassenger[] }
  | { ok: false; values: TypedPassenger[]; errors: PassengerErrors; tripErrors: TripErrors } {
  const values = Array.from({ length: count }, (_, index): TypedPassenger => {
    const goesOn = partial.flatMap(({ position }) =>
      form.has(`trip-${position}-${index}`) ? [position] : [],
    );
    const chosen = saved.find(({ id }) => id === form.get(`saved-${index}`));
    if (chosen) return { ...passengerOf(chosen), goesOn };
    const typed = passengerFields.map((field) => {
      const name = `${field}-${index}`;
      return [field, field === 'bornOn' ? readDayParts(form, name) : String(form.get(name) ?? '').trim()];
    });
    return { ...(Object.fromEntries(typed) as PassengerValues), goesOn };
  });
  const needsPapers = ({ goesOn }: TypedPassenger) =>
    withPapers === count || partial.some(({ position, hasPapers }) => hasPapers && goesOn.includes(position));
  const whole = passengerInput.refine(...isBornBy(today));
  const parsed = values.map((one) => (needsPapers(one) ? whole : passengerName).safeParse(one));
  const tripErrors = tripErrorsOf(values, partial);
  const passengers = parsed.flatMap((one, index) =>
    one.success ? [{ ...one.data, goesOn: partial.length > 0 ? (values[index]?.goesOn ?? []) : null }] : [],
  );
  if (passengers.length === count && Object.keys(tripErrors).length === 0) return { ok: true, passengers };
  const errors = parsed.map((one) => {
    const issues = one.success ? [] : one.error.issues;
    return Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]));
  });
  return { ok: false, values, errors, tripErrors };
}

function tripErrorsOf(values: readonly TypedPassenger[], partial: PassengerList['partial']): TripErrors {
  const wrong = partial.flatMap(({ position, title, guests }): [number, string][] => {
    const chosen = values.filter(({ goesOn }) => goesOn.includes(position)).length;
    return chosen === guests
      ? []
      : [
          [
            position,
            `“${title}” đặt cho ${guests} khách, bạn đang chọn ${chosen}. Chọn đúng ${guests} người.`,
          ],
        ];
  });
  return Object.fromEntries(wrong);
}

/** The trips not taken by all that a traveller goes on: as the list states, by default the first travellers go. */
export function goesOnOf(
  known: readonly { goesOn: number[] | null }[],
  partial: PassengerList['partial'],
  index: number,
): number[] {
  return partial.flatMap(({ position, guests }) => {
    const isNamed = known.some(({ goesOn }) => goesOn?.includes(position));
    const goes = isNamed ? known[index]?.goesOn?.includes(position) : index < guests;
    return goes ? [position] : [];
  });
}
