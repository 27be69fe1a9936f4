import type { ChildBandInput } from '#modules/catalog/kinds/sale-terms.ts';

interface Child {
  age: number;
  heightCm: number | undefined;
}

export interface Guests {
  /** Adults, and children whom no band covers. */
  adults: number;
  /** Those whom a band covers, with it, in the order of the bands. */
  children: { age: number; band: ChildBandInput }[];
  /** Adults and children who need a seat, bed or ticket. */
  places: number;
  /** Everybody. */
  heads: number;
}

/**
 * Classifies a party by what its members pay. Children are counted from the eldest and distributed evenly over `units`
 * (rooms, cabins), so that with two rooms the third child is the second of the first room. Where a band has heights, the
 * height takes precedence over the age: a child that fits no height band falls back on bands by age alone. Of the
 * matching bands, the one with the latest `fromChild` counts.
 */
export function sortGuests(
  {
    adults,
    childAges,
    heightsCm,
  }: { adults: number; childAges: readonly number[]; heightsCm?: readonly number[] | undefined },
  bands: readonly ChildBandInput[],
  units = 1,
): Guests {
  if (childAges.length === 0) return { adults, children: [], places: adults, heads: adults };
  const children = childAges
    .map((age, index): Child => ({ age, heightCm: heightsCm?.[index] }))
    .sort((a, b) => b.age - a.age || (b.heightCm ?? 0) - (a.heightCm ?? 0));
  const banded = children
    .flatMap((child, rank) => {
      const band = bandOf(child, Math.floor(rank / units) + 1, bands);
      return band ? [{ age: child.age, band }] : [];
    })
    .sort((a, b) => bands.indexOf(a.band) - bands.indexOf(b.band));
  const paying = adults + children.length - banded.length;
  return {
    adults: paying,
    children: banded,
    places: paying + banded.filter(({ band }) => band.takesPlace !== false).length,
    heads: adults + childAges.length,
  };
}

function bandOf(
  { age, heightCm }: Child,
  nth: number,
  bands: readonly ChildBandInput[],
): ChildBandInput | undefined {
  const byHeight = bands.filter((band) => isMeasured(band) && heightCm !== undefined && fits(heightCm, band));
  const byAge = bands.filter(
    (band) => band.fromAge <= age && age <= band.toAge && !(isMeasured(band) && heightCm !== undefined),
  );
  return (byHeight.length > 0 ? byHeight : byAge)
    .filter((band) => (band.fromChild ?? 1) <= nth)
    .reduce<ChildBandInput | undefined>(
      (best, band) => (!best || (band.fromChild ?? 1) > (best.fromChild ?? 1) ? band : best),
      undefined,
    );
}

/** Whether a band is defined by height. */
export function isMeasured({ fromCm, toCm }: ChildBandInput): boolean {
  return fromCm !== undefined || toCm !== undefined;
}

function fits(heightCm: number, { fromCm = 0, toCm = Infinity }: ChildBandInput): boolean {
  return fromCm <= heightCm && heightCm < toCm;
}
