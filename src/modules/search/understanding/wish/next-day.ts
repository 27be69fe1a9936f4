import { isDay } from '#platform/time/days.ts';

/** The next such day from today on; undefined for one that no year has. */
export function nextDay(day: number, month: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .map((one) => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    .find((one) => isDay(one) && one >= today);
}
