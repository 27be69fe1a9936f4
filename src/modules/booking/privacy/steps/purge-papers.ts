import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/**
 * Deletes travellers' data other than their names (birth dates, papers) this many days after the last day of their
 * trip, whatever became of it. @returns of how many travellers
 */
export async function purgePapers(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = addDays(dayInVietnam(now), -keptDays);
  const { numAffectedRows } = await sql`
    UPDATE travellers SET details = '{}'
    WHERE details <> '{}' AND booking_id IN (
      SELECT t.booking_id FROM travellers t JOIN booking_items i ON i.booking_id = t.booking_id
      WHERE t.details <> '{}'
      GROUP BY t.booking_id
      HAVING max(greatest(i.to_on, (i.snapshot->>'endsOn')::date)) < ${before}::date
    )`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Deletes the hashes of mailbox and IP address of a booking, this many days after it stopped waiting for an answer or for
 * money: only limits on unpaid bookings need them. A locked booking is left for the next run.
 * @returns how many
 */
export async function purgeHolderHashes(db: Database, now: Date, days: number): Promise<number> {
  const before = new Date(now.getTime() - days * 86_400_000);
  const { numAffectedRows } = await sql`
    WITH OVER AS (
      SELECT b.id FROM bookings b
      WHERE (b.mailbox_hash IS NOT NULL OR b.address_hash IS NOT NULL)
        AND b.state NOT IN ('on_request', 'held', 'pending_payment')
        AND NOT EXISTS (
          SELECT FROM booking_events e
          WHERE e.booking_id = b.id AND e.at > ${before}
            AND (e.from_state IS NULL OR e.from_state IN ('on_request', 'held', 'pending_payment')))
      ORDER BY b.id FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE bookings SET mailbox_hash = NULL, address_hash = NULL FROM OVER WHERE bookings.id = over.id`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
