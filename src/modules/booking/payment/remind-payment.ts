import { bookingMailRequested, type DueMail } from '#modules/booking/events.ts';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { stateNow } from '#modules/booking/state.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';

export type RemindPaymentResult =
  | { ok: true; mail: DueMail }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_booking'
        | 'nothing_owed'
        | 'nothing_to_send'
        | 'awaits_approval'
        | 'reminded_today';
    };

/** Has a guest reminded of what their booking still owes, on behalf of staff; once a day, whoever reminded them. */
export async function remindPayment(
  db: Database,
  queue: Queue,
  { code, actor }: { code: string; actor: StaffActor },
  now: Date,
): Promise<RemindPaymentResult> {
  if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RemindPaymentResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (booking.awaitsApproval) return { ok: false, reason: 'awaits_approval' };
    const due = await findDue(tx, booking, now);
    if (!due) return { ok: false, reason: 'nothing_owed' };
    if (await wasRemindedToday(tx, booking.id, now)) return { ok: false, reason: 'reminded_today' };
    const { mail, owedVnd } = due;
    // A gift card that nothing was paid for has no such mail.
    if (mail === 'held' && isGiftOrder(booking.quote)) return { ok: false, reason: 'nothing_to_send' };
    await recordEvent(tx, booking, { actor, reason: 'payment_reminded', details: { owedVnd }, now });
    await queue.send(tx, bookingMailRequested, { bookingId: booking.id, mail, at: now.toISOString() });
    return { ok: true, mail };
  });
}

/** What a booking still owes, and the mail that asks for it; null where nothing is expected. */
async function findDue(
  tx: Tx,
  booking: LockedBooking,
  now: Date,
): Promise<{ mail: DueMail; owedVnd: number } | null> {
  const state = stateNow({ state: booking.state, holdState: booking.hold?.state ?? null });
  const isHeld = state === 'held' || state === 'pending_payment';
  if (isHeld ? (booking.hold?.expiresAt ?? now) <= now : state !== 'confirmed') return null;
  const paidVnd = await getPaidAmount(tx, booking.id);
  const owedVnd = (isHeld ? booking.dueNowVnd : booking.totalVnd) - paidVnd;
  if (owedVnd <= 0) return null;
  if (!isHeld) return { mail: 'balance_reminded', owedVnd };
  return { mail: paidVnd > 0 ? 'partly_paid' : 'held', owedVnd };
}

/** Whether a guest was reminded on this day (in Vietnam), by staff or by itself. */
export async function wasRemindedToday(tx: Tx, bookingId: string, now: Date): Promise<boolean> {
  const sent = await tx
    .selectFrom('booking_events')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('reason', 'in', ['payment_reminded', 'balance_reminded'])
    .where('at', '>=', instantInVietnam(dayInVietnam(now)))
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
