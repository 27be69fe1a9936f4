import { sql } from 'kysely';
import { type BookingState, stateLabels, stateNow } from '#modules/booking/state.ts';
import type { Executor } from '#platform/db/connect.ts';

/** The state of a booked item. The code is only for visitors who may open the booking. */
export interface BookedItem {
  itemId: string;
  code: string;
  /** The account of the booking; null for none. */
  accountId: string | null;
  state: BookingState;
  label: string;
  /** The first booked day, ISO; null where the booking no longer contains the unit, as after a move by staff. */
  from: string | null;
}

/** States after which the item can be booked again. */
const fruitless = new Set<BookingState>(['declined', 'expired', 'cancelled']);

/** An item's unit in a booking: its first day, and whether it was removed from the booking. */
type BookedUnit = { from: string; isEnded: boolean };

const bookedUnits = sql<BookedUnit[]>`coalesce((
  SELECT json_agg(json_build_object('from', x ->> 'from', 'isEnded', x ? 'ended'))
  FROM jsonb_array_elements(b.quote -> 'items') x WHERE (x ->> 'unitId')::int = i.unit_id), '[]')`;

/**
 * The items of a plan that are booked or being booked, each with its latest booking; one statement. An item removed from its
 * booking can be booked again.
 */
export async function listBookedItems(db: Executor, planId: number): Promise<Map<string, BookedItem>> {
  const rows = await db
    .selectFrom('plan_bookings as l')
    .innerJoin('plan_items as i', 'i.id', 'l.item_id')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .leftJoin('holds as h', 'h.id', 'b.hold_id')
    .innerJoin('plans as p', 'p.id', 'i.plan_id')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('plan_days')
          .where('plan_id', '=', planId)
          .select(['id', sql<number>`row_number() OVER (ORDER BY position, id)`.as('number')])
          .as('d'),
      (join) => join.onRef('d.id', '=', 'i.day_id'),
    )
    .where('i.plan_id', '=', planId)
    .orderBy('l.at')
    .select([
      'l.item_id as itemId',
      'b.code',
      'b.account_id as accountId',
      sql<BookingState>`b.state`.as('state'),
      'h.state as holdState',
      bookedUnits.as('units'),
      sql<string | null>`(p.starts_on + (d.number - 1)::int)::text`.as('day'),
    ])
    .execute();
  const booked = new Map<string, BookedItem>();
  for (const { itemId, code, accountId, state: stored, holdState, units, day } of rows) {
    const state = stateNow({ state: stored, holdState });
    const isTakenOut = units.length > 0 && units.every(({ isEnded }) => isEnded);
    if (fruitless.has(state) || isTakenOut) continue;
    const left = units.filter(({ isEnded }) => !isEnded);
    const from = (left.find((unit) => unit.from === day) ?? left[0])?.from ?? null;
    booked.set(itemId, { itemId, code, accountId, state, label: stateLabels[state], from });
  }
  return booked;
}
