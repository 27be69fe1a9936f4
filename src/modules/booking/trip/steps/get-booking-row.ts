import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Executor } from '#platform/db/connect.ts';
import type { JsonValue } from '#platform/db/json.ts';
import type { ChangeRow } from './change-view.ts';

export interface BookingEventRow {
  at: string;
  reason: string | null;
  /** Only for an answer to a request. */
  details: JsonValue;
}

/** A late arrival or no-show as in a booking's row; instants as PostgreSQL writes them. */
export interface ArrivalRow {
  id: string;
  position: number;
  kind: 'late' | 'no_show';
  arrivesAt: string | null;
  note: string;
  keptVnd: number | null;
  notedAt: string;
  acknowledgedAt: string | null;
}

/** A part of the amount due as in a booking's row; amounts are đồng. */
export interface PartRow {
  id: string;
  number: number;
  name: string;
  amount: number;
  state: 'open' | 'paid' | 'ended';
  method: string | null;
  restOf: string | null;
  createdAt: string;
  paidAt: string | null;
}

/** A booking with its hold, firm, pending change, names of travellers and events; one statement. @throws when there is none */
export function getBookingRow(db: Executor, id: string) {
  return db
    .selectFrom('bookings')
    .leftJoin('holds', 'holds.id', 'bookings.hold_id')
    .leftJoin('firms', 'firms.id', 'bookings.firm_id')
    .selectAll('bookings')
    .select(['holds.state as holdState', 'holds.expires_at as holdExpiresAt', 'firms.name as firmName'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('bookings as newest')
          .select(['newest.code', 'newest.phone', 'newest.email'])
          .whereRef('newest.id', '=', 'bookings.replaced_by'),
      ).as('newest'),
    ])
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
          .select(
            sql<JsonValue>`CASE WHEN to_state = 'declined' OR reason = 'moved' THEN details END`.as(
              'details',
            ),
          )
          .whereRef('booking_id', '=', 'bookings.id')
          .orderBy('id'),
      ).as('events'),
      jsonArrayFrom(
        eb
          .selectFrom('booking_arrivals')
          .select(['id', 'position', 'kind', 'note', 'kept_vnd as keptVnd'])
          .select(sql<string | null>`arrives_at`.as('arrivesAt'))
          .select(sql<string>`noted_at`.as('notedAt'))
          .select(sql<string | null>`acknowledged_at`.as('acknowledgedAt'))
          .whereRef('booking_id', '=', 'bookings.id')
          .where('ended_at', 'is', null)
          .orderBy('position'),
      )
        .$castTo<ArrivalRow[]>()
        .as('arrivals'),
      jsonArrayFrom(
        eb
          .selectFrom('payment_parts')
          .select(['id', 'number', 'name', 'amount_vnd as amount', 'method', 'rest_of as restOf'])
          .select(sql<PartRow['state']>`state`.as('state'))
          .select(sql<string>`created_at`.as('createdAt'))
          .select(sql<string | null>`paid_at`.as('paidAt'))
          .whereRef('booking_id', '=', 'bookings.id')
          .orderBy('number'),
      )
        .$castTo<PartRow[]>()
        .as('parts'),
      jsonObjectFrom(
        eb
          .selectFrom('booking_changes as c')
          .innerJoin('holds as h', 'h.id', 'c.hold_id')
          .select(['c.quote', 'c.positions', 'c.due_now_vnd as dueNowVnd', 'h.state as holdState'])
          .select(sql<string>`h.expires_at`.as('until'))
          .whereRef('c.booking_id', '=', 'bookings.id')
          .where('c.state', '=', 'open'),
      )
        .$castTo<ChangeRow | null>()
        .as('change'),
    ])
    .where('bookings.id', '=', id)
    .executeTakeFirstOrThrow();
}
