import { type SupplierHours, usualSupplierHours } from '#modules/settings/schema.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';

const minuteMs = 60_000;

/**
 * Answer deadline of a request made at `now`: this many minutes of the suppliers' hours later, so that a request at night is
 * answered in the morning, and not after the service begins.
 * @param hours those of the booking; bookings older than this field have the usual ones
 */
export function answerBy(
  minutes: number,
  {
    now,
    startsAt,
    hours = usualSupplierHours,
  }: { now: Date; startsAt: Date | null; hours?: SupplierHours | undefined },
): Date {
  let left = minutes * minuteMs;
  let day = dayInVietnam(now);
  for (;;) {
    const from = Math.max(now.getTime(), instantInVietnam(day, hours.from).getTime());
    const open = Math.max(0, instantInVietnam(day, hours.until).getTime() - from);
    if (left <= open) return new Date(Math.min(from + left, startsAt?.getTime() ?? Number.POSITIVE_INFINITY));
    left -= open;
    day = addDays(day, 1);
  }
}
