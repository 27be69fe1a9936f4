import { refundLate } from '#modules/payments/events.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { listOpenRefunds } from './refunds.ts';
import { lockRefund, recordRefundEvent } from './steps/move-refund.ts';

/**
 * Flags refunds past their promised day, each once: staff see them first, and the guest gets an apology and a number to
 * call. A refund that waits for the guest's bank account is not late.
 * @returns how many
 */
export async function flagLateRefunds(db: Database, queue: Queue, now: Date): Promise<number> {
  const today = dayInVietnam(now);
  const late = (await listOpenRefunds(db, null, { lateOn: today })).filter(
    ({ waitsForAccount }) => !waitsForAccount,
  );
  let count = 0;
  for (const { id } of late) {
    const isNew = await db.transaction().execute(async (tx) => {
      const refund = await lockRefund(tx, id);
      const flagged = await tx
        .updateTable('refunds')
        .set({ late_at: now })
        .where('id', '=', id)
        .where('late_at', 'is', null)
        .where('state', 'not in', ['succeeded', 'rejected'])
        .returning('id')
        .executeTakeFirst();
      if (!refund || !flagged) return false;
      const { state, bookingId } = refund;
      const step = { actor: 'system' as const, reason: 'past_promise', now };
      await recordRefundEvent(tx, { refundId: id, from: state, to: state, step });
      await queue.send(tx, refundLate, { bookingId, refundId: id });
      return true;
    });
    if (isNew) count++;
  }
  return count;
}
