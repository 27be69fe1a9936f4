import { sql } from 'kysely';
import { bookingChoiceReminded } from '#modules/booking/events.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { sweepBookings } from '#modules/booking/sweep-bookings.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { remindedBefore } from '../choice-by.ts';

/**
 * Reminds guests a day before the deadline of their choice; once per deadline.
 * @returns how many
 */
export async function remindChoices(db: Database, queue: Queue, now: Date, limit = 200): Promise<number> {
  const { rows } = await sql<{ id: string; choiceBy: Date }>`
    SELECT id, choice_by AS "choiceBy" FROM bookings b
    WHERE state = 'disrupted' AND choice_by > ${now} AND choice_by <= ${remindedBefore(now)} AND NOT EXISTS (
      SELECT FROM booking_events e WHERE e.booking_id = b.id AND e.reason = 'choice_reminded'
        AND (e.details ->> 'choiceBy')::timestamptz = b.choice_by)
    ORDER BY choice_by LIMIT ${limit}`.execute(db);
  const untilOf = new Map(rows.map((row) => [row.id, row.choiceBy.toISOString()]));
  return sweepBookings(db, [...untilOf.keys()], async (tx, booking) => {
    const choiceBy = untilOf.get(booking.id);
    if (booking.state !== 'disrupted' || !choiceBy) return false;
    const reminded = await tx
      .selectFrom('booking_events')
      .select('id')
      .where('booking_id', '=', booking.id)
      .where('reason', '=', 'choice_reminded')
      .where(sql<boolean>`details ->> 'choiceBy' = ${choiceBy}`)
      .executeTakeFirst();
    if (reminded) return false;
    await recordEvent(tx, booking, {
      actor: 'system',
      reason: 'choice_reminded',
      details: { choiceBy },
      now,
    });
    await queue.send(tx, bookingChoiceReminded, { bookingId: booking.id, choiceBy });
    return true;
  });
}
