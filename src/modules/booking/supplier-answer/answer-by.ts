import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';

/** Suppliers answer in these hours, every day of the week; a request of the night is answered in the morning. */
const [opensAt, closesAt] = ['08:00', '20:00'];
const minuteMs = 60_000;

/**
 * Until when a request made at `now` is to be answered: so many minutes of the suppliers' hours later, and not after
 * the service begins.
 */
export function answerBy(minutes: number, { now, startsAt }: { now: Date; startsAt: Date | null }): Date {
  let left = minutes * minuteMs;
  let day = dayInVietnam(now);
  for (;;) {
    const from = Math.max(now.getTime(), instantInVietnam(day, opensAt).getTime());
    const open = Math.max(0, instantInVietnam(day, closesAt).getTime() - from);
    if (left <= open) return new Date(Math.min(from + left, startsAt?.getTime() ?? Number.POSITIVE_INFINITY));
    left -= open;
    day = addDays(day, 1);
  }
}
