/** A page has the days of one block of 16, counted from 1970, for 256 units. */
export const [dayBits, unitBits] = [4, 8];
export const [dayMask, unitMask] = [(1 << dayBits) - 1, (1 << unitBits) - 1];
export const cells = 1 << (dayBits + unitBits);
/** Of one page: a price of eight bytes, places and terms of four for each day, two for each unit. */
export const pageBytes = cells * 16 + (unitMask + 1) * 2;

/** How the terms of a day are packed: from the lowest bit on. */
export const termBits = {
  closedToDeparture: 1,
  closedToArrival: 2,
  maxStay: { shift: 2, mask: 31 },
  releaseDays: { shift: 7, mask: 127 },
  minStay: { shift: 14, mask: 31 },
  closed: 1 << 19,
  /** The unit has this day. */
  exists: 1 << 20,
} as const;

/** The terms of a day without a price. */
export const plainTerms = (1 << termBits.minStay.shift) | termBits.exists;

/**
 * Days of the units of one page in one buffer, so that a unit's nights lie next to each other. Public, because prices are summed over
 * thousands of units.
 */
export interface DayPage {
  /** A bit for each day of each unit that was read, whether the unit has it or not. */
  known: Uint16Array;
  /** At twice the cell: đồng; -1 where no price was calculated. */
  prices: Float64Array;
  /** At four times the cell: free places two further on, whether the day is closed or not, and terms three. */
  numbers: Int32Array;
  /** The last use, for eviction. */
  usedAt: number;
}

/** The cell of a unit's day within its page. */
export function cellOf(ordinal: number, day: number): number {
  return ((ordinal & unitMask) << dayBits) | (day & dayMask);
}

export function termOf(terms: number, name: 'minStay' | 'maxStay' | 'releaseDays'): number {
  const { shift, mask } = termBits[name];
  return (terms >> shift) & mask;
}

/** Days as numbers, up to but not including `to`. */
export interface DaySpan {
  from: number;
  to: number;
}

/** `count` bits from a day of a block on. */
export const bitsOf = (first: number, count: number): number => ((1 << count) - 1) << first;

/** The bits of a span in each of its blocks. */
export function blocksOf({ from, to }: DaySpan): number[] {
  const blocks: number[] = [];
  for (let day = from; day < to; ) {
    const end = Math.min(to, ((day >> dayBits) + 1) << dayBits);
    blocks.push(bitsOf(day & dayMask, end - day));
    day = end;
  }
  return blocks;
}
