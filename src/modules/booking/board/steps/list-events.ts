import { sql } from 'kysely';
import type { BookingView } from '#modules/booking/trip/load-booking-view.ts';
import type { Executor } from '#platform/db/connect.ts';

/** An event of a booking as staff read it. */
export interface OfficeEvent {
  at: Date;
  /** 'staff:<id>', 'guest', 'system' … */
  actor: string;
  reason: string;
  from: string | null;
  to: string;
  details: Record<string, unknown>;
}

export interface OfficeNote {
  id: number;
  at: Date;
  actor: string;
  actorName: string;
  text: string;
}

export async function listEvents(db: Executor, bookingId: string): Promise<OfficeEvent[]> {
  const rows = await db
    .selectFrom('booking_events')
    .select(['at', 'actor', 'reason', 'from_state as from', 'to_state as to', 'details'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map((event) => ({ ...event, details: event.details as Record<string, unknown> }));
}

export function listNotes(db: Executor, bookingId: string): Promise<OfficeNote[]> {
  return db
    .selectFrom('booking_notes')
    .select(['id', 'at', 'actor', 'actor_name as actorName', 'text'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
}

export function countOthers(db: Executor, { id, contact }: BookingView): Promise<{ others: number }> {
  return db
    .selectFrom('bookings')
    .select(sql<number>`count(*)`.as('others'))
    .where('phone', '=', contact.phone)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
}
