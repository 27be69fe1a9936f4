import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { endRequest } from './decline-request.ts';

/**
 * Declines requests that nobody answered in time, so that no guest waits for nothing.
 * @returns how many
 */
export async function declineUnanswered(db: Database, queue: Queue, now: Date, limit = 100): Promise<number> {
  const due = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'on_request')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(limit)
    .execute();
  return sweepBookings(
    db,
    due.map((row) => row.id),
    async (tx, booking) => {
      if (booking.state !== 'on_request') return false;
      await endRequest(tx, queue, booking, { actor: 'system', reason: 'request_unanswered', note: '', now });
      return true;
    },
  );
}
