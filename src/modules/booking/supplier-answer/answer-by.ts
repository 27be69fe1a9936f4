import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';

/** Suppliers' answering hours, every day of the week; a request at night is answered in the morning. */
const [opensAt, closesAt] = ['08:00', '20:00'];
const minuteMs = 60_000;

/**
 * Answer deadline of a request made at `now`: this many minutes of the answering hours later, and not after the service
 * begins.
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
