import { addDays, isoWeekday } from '#platform/time/days.ts';

/** The day this many working days after another, skipping Saturdays, Sundays and the days of the windows. */
export function addWorkingDays(
  day: string,
  count: number,
  daysOff: readonly { from: string; to: string }[],
): string {
  let [current, left] = [day, count];
  while (left > 0) {
    current = addDays(current, 1);
    const isOff = isoWeekday(current) > 5 || daysOff.some(({ from, to }) => from <= current && current <= to);
    if (!isOff) left--;
  }
  return current;
}
