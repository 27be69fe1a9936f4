import type { PaymentMethod } from '#modules/payments/gateways/gateway.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Hold while the guest chooses how to pay, and for payment online. */
export const holdMinutes = 20;
/** A transfer takes longer: another app, a one-time password, the bank's message; so does confirming by mail. */
const longerMinutes = 30;
const officeHours = 24;
const officeHoursWhenSoon = 4;
const soonHours = 72;

/** Until when a hold made at `now` lasts for a payment method; null where the first hold is enough. */
export function heldUntil(method: PaymentMethod, now: Date): Date | null {
  return method === 'vietqr' || method === 'office'
    ? new Date(now.getTime() + longerMinutes * minuteMs)
    : null;
}

/** The most hours a group has to pay its parts when a service is near. */
const splitHoursWhenSoon = 4;

/**
 * Until when inventory is held for those who share the amount due, once one of them has paid: a number of hours from the
 * division, at most four when the service is near, and never past its beginning.
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

/** Minimum hold after a firm's approval; never past the service's beginning. */
export function heldAfterApproval({ now, startsAt }: { now: Date; startsAt: Date | null }): Date {
  const left = startsAt ? startsAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  return new Date(now.getTime() + Math.max(0, Math.min(officeHoursWhenSoon * hourMs, left)));
}

/**
 * Hold of a booking whose guest confirmed to pay at the counter, whose supplier has just accepted, or whose firm has to approve it: a day,
 * four hours when the service is near, and never past its beginning.
 */
export function heldAfterAnswer({ now, startsAt }: { now: Date; startsAt: Date | null }): Date {
  const left = startsAt ? startsAt.getTime() - now.getTime() : Number.POSITIVE_INFINITY;
  const hours = left < soonHours * hourMs ? officeHoursWhenSoon : officeHours;
  return new Date(now.getTime() + Math.max(0, Math.min(hours * hourMs, left)));
}
