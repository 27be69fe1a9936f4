/** Number, unit, number, unit: '2N1Đ', '3n2d', '3N-2Đ', '3D2N', '3 ngày 2 đêm', '3 days 2 nights'. */
const lengthUnit = '(n|ngày|ngay|d|days?|đ|đêm|dem|nights?)';
const lengthPair = new RegExp(
  `(^|[^\\p{L}\\p{N}])(\\d{1,2})\\s*${lengthUnit}\\s*[-–/,]?\\s*(\\d{1,2})\\s*${lengthUnit}(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Meaning of a pair of units. A plain d first is English ('3D2N': days first); đ is always đêm. */
const lengthForms = [
  { units: /^(?:n|ngày|ngay) (?:d|đ|đêm|dem|nights?)$/, isDaysFirst: true },
  { units: /^(?:d|days?) (?:n|đ|đêm|dem|nights?)$/, isDaysFirst: true },
  { units: /^(?:đ|đêm|dem|nights?) (?:n|ngày|ngay|days?)$/, isDaysFirst: false },
];

/** Kinds of trips: their titles say how long they take. */
export const tripKinds = ['combo', 'tour', 'cruise'] as const;

const namesOfTripKinds: ReadonlySet<string | undefined> = new Set(tripKinds);

export const isTripKind = (kind: string | undefined): boolean => namesOfTripKinds.has(kind);

/** Whether a text says how many days and nights. */
export const hasTripLength = (text: string): boolean => /\d ngày \d+ đêm/.test(normalizeTripLength(text));

/** The part of a text that says how long: '3 ngày 2 đêm', '2 ngày'; '' where none does. */
export const tripLengthIn = (text: string): string =>
  /(?<=^|\s)\d{1,2}\s*(?:ngày|ngay)(?:\s+\d{1,2}\s*(?:đêm|dem))?(?=\s|$)/iu.exec(
    normalizeTripLength(text),
  )?.[0] ?? '';

/** Whether a title has as many days as a text says, from two on; null where it says none. */
export function isSoLong(text: string, title: string): boolean | null {
  const days = Number(/\d+/.exec(tripLengthIn(text))?.[0] ?? 0);
  return days > 1 ? new RegExp(`(?<!\\d)${days}N\\d`, 'i').test(title) : null;
}

/** A text without that. */
export const withoutTripLength = (text: string): string =>
  normalizeTripLength(text)
    .replace(/\s*\d+ ngày \d+ đêm/g, '')
    .trim();

/**
 * Rewrites every trip length in a text as 'N ngày M đêm', in NFC; the rest stays as typed. Used on titles and on queries
 * alike, so that '3N2Đ', '3d2n' and '3 ngày 2 đêm' match. Pairs that make no sense stay.
 */
export function normalizeTripLength(text: string): string {
  return text
    .normalize('NFC')
    .replace(
      lengthPair,
      (typed, before: string, first: string, firstUnit: string, second: string, secondUnit: string) => {
        const units = `${firstUnit} ${secondUnit}`.toLowerCase();
        const reading = lengthForms.find((candidate) => candidate.units.test(units));
        if (!reading) return typed;
        const [days, nights] = reading.isDaysFirst ? [first, second] : [second, first];
        return `${before}${Number(days)} ngày ${Number(nights)} đêm`;
      },
    );
}
