import type { DayFacts, DayIndex } from '#modules/pricing/quote/quote-facts.ts';

export function indexDays(rows: readonly DayFacts[]): DayIndex {
  const index = new Map<number, Map<string, DayFacts>>();
  for (const row of rows) {
    const own = index.get(row.unitId) ?? new Map<string, DayFacts>();
    index.set(row.unitId, own.set(row.day, row));
  }
  return index;
}
