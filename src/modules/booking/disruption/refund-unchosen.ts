import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { findAffectedItems } from './steps/find-affected-items.ts';
import { refundItems } from './steps/refund-items.ts';

/**
 * Refunds in full whatever nobody chose an alternative for in time: what cannot take place, and money that came after
 * the inventory was gone.
 * @returns how many bookings
 */
export async function refundUnchosen(db: Database, queue: Queue, now: Date, limit = 100): Promise<number> {
  const due = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', 'in', ['disrupted', 'paid_unallocated'])
    .where('choice_by', '<=', now)
    .orderBy('choice_by')
    .limit(limit)
    .execute();
  return sweepBookings(
    db,
    due.map((row) => row.id),
    async (tx, booking) => {
      const affected = await findAffectedItems(tx, booking, { actor: 'system', now });
      if (!affected || !(await isDue(tx, booking.id, now))) return false;
      await refundItems(tx, queue, affected);
      return true;
    },
  );
}

/** Rechecked under the lock: more money, or another closed day, may have extended the deadline. */
async function isDue(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .select('choice_by as choiceBy')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.choiceBy !== null && row !== undefined && row.choiceBy <= now;
}
