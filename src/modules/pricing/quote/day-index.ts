import type { DayFacts } from './quote-facts.ts';

/** Days by unit and then by day, so that a year of quotes does not search through them again and again. */
export type DayIndex = ReadonlyMap<number, ReadonlyMap<string, DayFacts>>;

export function indexDays(rows: readonly DayFacts[]): DayIndex {
  const index = new Map<number, Map<string, DayFacts>>();
  for (const row of rows) {
    const own = index.get(row.unitId) ?? new Map<string, DayFacts>();
    index.set(row.unitId, own.set(row.day, row));
  }
  return index;
}
