import type { SheetScope } from '#modules/sheets/kinds/sheet.ts';
import { addDays, daysBetween, isDay } from '#platform/time/days.ts';

/** The default period: a month from today. */
export function usualScope(today: string): SheetScope {
  return { fromOn: today, toOn: addDays(today, 30) };
}

/** The period in an address; null where its days are invalid. */
export function readScope(query: URLSearchParams, today: string): SheetScope | null {
  const usual = usualScope(today);
  const [fromOn, toOn] = [query.get('tu') || usual.fromOn, query.get('den') || usual.toOn];
  if (!isDay(fromOn) || !isDay(toOn)) return null;
  const days = daysBetween(fromOn, toOn);
  return days >= 0 && days <= 500 ? { fromOn, toOn } : null;
}
