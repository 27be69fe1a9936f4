import { addDays, instantInVietnam } from '#platform/time/days.ts';

/** Whether periods (instants with zone, in order of their beginning) leave nothing of a day in Vietnam free. */
export function isBusyAllDay(periods: readonly { from: string; to: string }[], day: string): boolean {
  const end = instantInVietnam(addDays(day, 1)).getTime();
  let covered = instantInVietnam(day).getTime();
  for (const period of periods) {
    if (Date.parse(period.from) > covered) break;
    covered = Math.max(covered, Date.parse(period.to));
  }
  return covered >= end;
}
