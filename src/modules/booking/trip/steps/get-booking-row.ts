import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '#platform/db/connect.ts';
import type { JsonValue } from '#platform/db/json.ts';

export interface BookingEventRow {
  at: string;
  reason: string | null;
  /** Only of an answer to a request. */
  details: JsonValue;
}

/** A booking with its hold, the names of its travellers and its events; one statement. @throws when there is none */
export function getBookingRow(db: Executor, id: string) {
  return db
    .selectFrom('bookings')
    .leftJoin('holds', 'holds.id', 'bookings.hold_id')
    .selectAll('bookings')
    .select(['holds.state as holdState', 'holds.expires_at as holdExpiresAt'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('travellers')
          .select('full_name as fullName')
          .whereRef('booking_id', '=', 'bookings.id')
          .orderBy('position'),
      ).as('travellers'),
      jsonArrayFrom(
        eb
          .selectFrom('booking_events')
          .select(sql<string>`at`.as('at'))
          .select('reason')
          .select(sql<JsonValue>`CASE WHEN to_state = 'declined' THEN details END`.as('details'))
          .whereRef('booking_id', '=', 'bookings.id')
          .orderBy('id'),
      ).as('events'),
    ])
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow();
}
