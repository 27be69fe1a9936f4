import { bookingCreditExtended } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { extendCredit, listCredits, lockCredit } from '#modules/payments/credits/credits.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** The furthest possible last day: nobody knows who will honour it later. */
const maxDays = 3 * 365;

/** Why a last day cannot be the new one. */
export type DayFault = 'not_later' | 'too_far';

export type ExtendBookingCreditResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_booking' | 'unknown_credit' | 'credit_empty' | DayFault;
    }
  /** Its last day differs from what was shown. */
  | { ok: false; reason: 'credit_changed'; validUntil: string };

/**
 * Extends the last day of credit that came of a booking, also after it has run out. That of a gift card is extended in the gift-cards
 * module. @param seen the last day (ISO) that was shown
 */
export async function extendBookingCredit(
  db: Database,
  queue: Queue,
  {
    code,
    creditCode,
    seen,
    validUntil,
    note,
    actor,
  }: { code: string; creditCode: string; seen: string; validUntil: string; note: string; actor: Actor },
  now: Date,
): Promise<ExtendBookingCreditResult> {
  if (!may(actor, 'credit.extend')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ExtendBookingCreditResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const own = (await listCredits(tx, booking.id)).some((one) => one.code === creditCode);
    const credit = own ? await lockCredit(tx, creditCode) : undefined;
    if (!credit || credit.phone === '') return { ok: false, reason: 'unknown_credit' };
    if (credit.restVnd === 0) return { ok: false, reason: 'credit_empty' };
    if (credit.validUntil !== seen)
      return { ok: false, reason: 'credit_changed', validUntil: credit.validUntil };
    const fault = findDayFault(validUntil, credit.validUntil, dayInVietnam(now));
    if (fault) return { ok: false, reason: fault };
    await extendCredit(tx, creditCode, validUntil);
    const details = { credit: creditCode, untilBefore: credit.validUntil, validUntil, note };
    await recordEvent(tx, booking, { actor, reason: 'credit_extended', details, now });
    await queue.send(tx, bookingCreditExtended, { bookingId: booking.id, at: now.toISOString() });
    return { ok: true };
  });
}

/** Why a last day (ISO) cannot replace `current`; null where it can. */
export function findDayFault(validUntil: string, current: string, today: string): DayFault | null {
  if (validUntil <= current || validUntil < today) return 'not_later';
  return validUntil > addDays(today, maxDays) ? 'too_far' : null;
}
