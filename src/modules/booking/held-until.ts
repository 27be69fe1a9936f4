import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long places are held while the guest chooses how to pay, and for payment online. */
export const holdMinutes = 20;
/** A transfer takes longer: another app, a one-time password, the bank's message; so does finding a mail to confirm. */
const longerMinutes = 30;
const officeHours = 24;
const officeHoursWhenSoon = 4;
const soonHours = 72;

/** How long places are to be held from `now` on for a way of paying; null where the first hold is enough. */
export function heldUntil(method: PaymentMethod, now: Date): Date | null {
  return method === 'vietqr' || method === 'office'
    ? new Date(now.getTime() + longerMinutes * minuteMs)
    : null;
}

/** How many hours a group has at most to pay its parts, where a service is near. */
const splitHoursWhenSoon = 4;

/**
 * Until when places are held for those who share what is due, once one of them has paid: so many hours from when it was divided,
 * four at most when the service is near, and never past its beginning.
 */
export function heldForParts({
  now,
  startsAt,
  hours,
}: {
  now: Date;
  startsAt: Date | null;
  hours: number;
}): Date {
  const left = startsAt ? startsAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  const most = left < soonHours * hourMs ? Math.min(hours, splitHoursWhenSoon) : hours;
  return new Date(now.getTime() + Math.max(0, Math.min(most * hourMs, left)));
}

/** So long at least, once a firm has approved what is to be paid; never past its beginning. */
export function heldAfterApproval({ now, startsAt }: { now: Date; startsAt: Date | null }): Date {
  const left = startsAt ? startsAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  return new Date(now.getTime() + Math.max(0, Math.min(officeHoursWhenSoon * hourMs, left)));
}

/**
 * How long places are held for whoever confirmed that they pay at the office, or was told just now that the supplier accepts, or whose firm
 * has to approve it: a day, four
 * hours when the service is near, and never past its beginning.
 */
export function heldAfterAnswer({ now, startsAt }: { now: Date; startsAt: Date | null }): Date {
  const left = startsAt ? startsAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  const hours = left < soonHours * hourMs ? officeHoursWhenSoon : officeHours;
  return new Date(now.getTime() + Math.max(0, Math.min(hours * hourMs, left)));
}
