import { bookingCodeExtended } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { extendPrepaidCode, lockPrepaidCode } from '#modules/inventory/prepaid-codes/prepaid-codes.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type DayFault, findDayFault } from './extend-booking-credit.ts';

export type ExtendBookingCodeResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'unknown_code' | 'code_used' | DayFault }
  /** Its last day differs from what was shown. */
  | { ok: false; reason: 'code_changed'; validUntil: string };

/**
 * Extends the last day of arrival of a prepaid code that a booking bought, also after it has run out; its worth, and what its day costs
 * beyond it, stay as they are. The person's limit is on the worth. @param seen the last day (ISO) that was shown
 */
export async function extendBookingCode(
  db: Database,
  queue: Queue,
  {
    code,
    prepaidCode,
    seen,
    validUntil,
    note,
    actor,
  }: { code: string; prepaidCode: string; seen: string; validUntil: string; note: string; actor: Actor },
  now: Date,
): Promise<ExtendBookingCodeResult> {
  if (!may(actor, 'code.extend')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ExtendBookingCodeResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const held = await lockPrepaidCode(tx, { code: prepaidCode, bookingId: booking.id });
    if (!held || held.state === 'void') return { ok: false, reason: 'unknown_code' };
    if (held.state === 'redeemed') return { ok: false, reason: 'code_used' };
    if (!may(actor, 'code.extend', held.paidVnd)) return { ok: false, reason: 'not_allowed' };
    if (held.validUntil !== seen) return { ok: false, reason: 'code_changed', validUntil: held.validUntil };
    const fault = findDayFault(validUntil, held.validUntil, dayInVietnam(now));
    if (fault) return { ok: false, reason: fault };
    await extendPrepaidCode(tx, prepaidCode, validUntil);
    const details = { prepaidCode, untilBefore: held.validUntil, validUntil, note };
    await recordEvent(tx, booking, { actor, reason: 'code_extended', details, now });
    await queue.send(tx, bookingCodeExtended, { bookingId: booking.id, at: now.toISOString() });
    return { ok: true };
  });
}
