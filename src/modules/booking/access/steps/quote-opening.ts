import { sql } from 'kysely';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';

/** Staff made the booking for a guest, so its link is a quote. */
const isByStaff = sql<boolean>`EXISTS (
  SELECT FROM booking_events e WHERE e.booking_id = b.id AND e.from_state IS NULL AND e.actor LIKE 'staff:%')`;

/** Whether a booking is a quote whose first opening by its guest is still awaited. */
const isAwaited = sql<boolean>`b.opened_at IS NULL AND b.state IN ('held', 'pending_payment') AND ${isByStaff}`;

/** Records when a guest first opened the quote that staff sent them: the time and nothing else. Idempotent. */
export async function noteQuoteOpened(db: Executor, code: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { numAffectedRows } = await sql`
      UPDATE bookings b SET opened_at = ${now} WHERE b.code = ${code} AND ${isAwaited}`.execute(tx);
    if (numAffectedRows) await announceLive(tx, { tags: ['bookings'] });
  });
}

export async function awaitsQuoteOpening(db: Executor, code: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM bookings b WHERE b.code = ${code} AND ${isAwaited}`.execute(db);
  return rows.length > 0;
}

/** When a quote's link was first opened; null for a booking that staff did not make. */
export async function findQuoteOpening(
  db: Executor,
  bookingId: string,
): Promise<{ openedAt: Date | null } | null> {
  const { rows } = await sql<{ openedAt: Date | null }>`
    SELECT b.opened_at AS "openedAt" FROM bookings b WHERE b.id = ${bookingId} AND ${isByStaff}`.execute(db);
  return rows[0] ?? null;
}
