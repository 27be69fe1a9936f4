import { sql } from 'kysely';
import { bookingBalanceReminded } from '#modules/booking/events.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { balanceReminder, isBalanceOverdue, reminderDays } from './balance-reminder.ts';
import { wasRemindedToday } from './remind-payment.ts';

/**
 * Reminds guests of the balance after a deposit: seven days, three days and one day before it is due, each once. A
 * balance one day overdue is recorded for staff, who decide; nothing is cancelled automatically.
 * @returns how many bookings got a reminder or a note
 */
export async function remindBalances(db: Database, queue: Queue, now: Date, limit = 1000): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM bookings b
    WHERE b.state = 'confirmed' AND b.balance_due_on <= ${addDays(dayInVietnam(now), reminderDays[0])}::date
      AND NOT EXISTS (SELECT FROM booking_events e WHERE e.booking_id = b.id AND e.reason = 'balance_overdue')
      AND b.total_vnd > (
        SELECT coalesce(-sum(amount_vnd), 0) FROM ledger_entries l WHERE l.booking_id = b.id AND l.account = 'guest'
      )
    ORDER BY b.balance_due_on
    LIMIT ${limit}`.execute(db);
  return sweepBookings(
    db,
    rows.map((row) => row.id),
    (tx, booking) => remindBalance(tx, queue, booking, now),
  );
}

async function remindBalance(tx: Tx, queue: Queue, booking: LockedBooking, now: Date): Promise<boolean> {
  if (booking.state !== 'confirmed') return false;
  const { confirmedAt, dueOn } = await tx
    .selectFrom('bookings')
    .select(['confirmed_at as confirmedAt', 'balance_due_on as dueOn'])
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  const balanceVnd = booking.totalVnd - (await getPaidAmount(tx, booking.id));
  if (!dueOn || !confirmedAt || balanceVnd <= 0) return false;
  const today = dayInVietnam(now);
  const sent = await listReminders(tx, booking.id);
  if (isBalanceOverdue(dueOn, today)) {
    if (sent.some((one) => one.reason === 'balance_overdue')) return false;
    const details = { balanceVnd, dueOn };
    await recordEvent(tx, booking, { actor: 'system', reason: 'balance_overdue', details, now });
    return true;
  }
  const confirmedOn = dayInVietnam(confirmedAt);
  const reminded = sent.flatMap((one) => one.daysBefore ?? []);
  const daysBefore = balanceReminder({ dueOn, today, confirmedOn, reminded });
  if (daysBefore === null) return false;
  // Staff have just done so; the nearest reminder follows another day.
  if (await wasRemindedToday(tx, booking.id, now)) return false;
  const details = { daysBefore, balanceVnd, dueOn };
  await recordEvent(tx, booking, { actor: 'system', reason: 'balance_reminded', details, now });
  await queue.send(tx, bookingBalanceReminded, { bookingId: booking.id, daysBefore });
  return true;
}

async function listReminders(tx: Tx, bookingId: string): Promise<{ reason: string; daysBefore?: number }[]> {
  const rows = await tx
    .selectFrom('booking_events')
    .select(['reason', 'details'])
    .where('booking_id', '=', bookingId)
    .where('reason', 'in', ['balance_reminded', 'balance_overdue'])
    .execute();
  return rows.map(({ reason, details }) => ({ reason, ...(details as { daysBefore?: number }) }));
}
