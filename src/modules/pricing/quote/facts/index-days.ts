import type { DayFacts, ReadDayIndex } from '#modules/pricing/quote/quote-facts.ts';

export function indexDays(rows: readonly DayFacts[]): ReadDayIndex {
  const index = new Map<number, Map<string, DayFacts>>();
  for (const row of rows) {
    const own = index.get(row.unitId) ?? new Map<string, DayFacts>();
    index.set(row.unitId, own.set(row.day, row));
  }
  return index;
}
