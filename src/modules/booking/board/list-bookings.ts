import { type RawBuilder, sql } from 'kysely';
import { activePositions } from '#modules/booking/active-items.ts';
import { findRefundQuote } from '#modules/booking/cancellation/find-refund-quote.ts';
import { feeOf } from '#modules/booking/cancellation/refund-for.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import type { BookingView } from '#modules/booking/trip/load-booking-view.ts';
import type { RefundQuote } from '#modules/pricing/cancellation/refund-quote.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { readAll } from '#platform/db/read-all.ts';
import {
  type BoardFilter,
  type BoardView,
  beyond,
  boardColumns,
  boardJoins,
  countViews,
  filterConditions,
  textConditions,
  viewCondition,
} from './conditions.ts';

import {
  countOthers,
  listEvents,
  listNotes,
  type OfficeEvent,
  type OfficeNote,
} from './steps/list-events.ts';

export type { BoardFilter } from './conditions.ts';
export {
  countPromotionUses,
  listPromotionUses,
  type PromotionUsage,
  type PromotionUse,
} from './promotion-uses.ts';
export { countBeside } from './steps/count-beside.ts';
export { type BookingAhead, listBookingsAhead } from './steps/list-bookings-ahead.ts';
export {
  type DoneRefund,
  type DoneRefundFilter,
  listDoneRefunds,
} from './steps/list-done-refunds.ts';
export type { OfficeEvent } from './steps/list-events.ts';
export { listQuoteVersions } from './steps/list-quote-versions.ts';
export { listRefundQueue, type RefundFilter, sumOpenRefunds } from './steps/list-refund-queue.ts';

/** A booking as the office's lists show it; amounts in đồng. */
export interface BoardRow {
  id: string;
  code: string;
  fullName: string;
  phone: string;
  /** The current state: a booking whose hold has lapsed is expired. */
  state: BookingState;
  titles: string[];
  adults: number;
  children: number;
  /** Null where it was bought without a date. */
  firstOn: string | null;
  totalVnd: number;
  /** The amount still outstanding; 0 where nothing more is expected. */
  outstandingVnd: number;
  suppliers: { confirmed: number; of: number };
  isAwaitingSupplier: boolean;
  isLatePayment: boolean;
  /** When the guest was last reminded to pay; null if never. */
  remindedAt: Date | null;
  changedAt: Date;
  labels: string[];
  /** The member of staff who looks after it; null for nobody. */
  owner: { id: string; name: string } | null;
}

/**
 * Words that many bookings contain are found among these; rare words are found quickly by the trigram index (decision 0077). Both are
 * separate sub-queries, so that the planner does not scan all bookings for a word that none contains.
 */
const lastChanged = sql`(SELECT id, words, changed_at FROM bookings ORDER BY changed_at DESC, id DESC LIMIT 3000)`;

/** A page of bookings, most recently changed first. */
export async function listBookings(
  db: Executor,
  filter: BoardFilter,
  cursor: KeysetPlace,
  { limit = 50, now }: { limit?: number; now: Date },
): Promise<KeysetPage<BoardRow>> {
  const place = readPlace(cursor, 'instant', 'uuid');
  const isBack = place.before !== null;
  const order = isBack ? sql`ASC` : sql`DESC`;
  const conditions = [
    viewCondition(filter.view, now),
    ...filterConditions(filter),
    ...(place.at ? [beyond(place.at, isBack)] : []),
  ];
  const pick = sql`ORDER BY b.changed_at ${order}, b.id ${order} LIMIT ${limit + 1}`;
  const fits = sql.join(conditions, sql` AND `);
  const find = async (page: RawBuilder<unknown>) => {
    const { rows } = await sql<BoardRow>`
      WITH page AS MATERIALIZED (${page})
      ${boardColumns} FROM page JOIN bookings b USING (id) ${boardJoins}
      ORDER BY b.changed_at ${order}, b.id ${order}`.execute(db);
    return rows;
  };
  if (
    filter.view !== 'all' ||
    !filter.text ||
    place.at !== null ||
    conditions.length > 1 + textConditions(filter.text).length
  ) {
    const rows = await find(sql`SELECT b.id FROM bookings b WHERE ${fits} ${pick}`);
    return pageOf(rows, limit, place);
  }
  const last = await find(sql`SELECT b.id FROM ${lastChanged} b WHERE ${fits} ${pick}`);
  if (last.length > limit) return pageOf(last, limit, place);
  const all = sql`(SELECT b.id, b.changed_at FROM bookings b WHERE ${fits} OFFSET 0)`;
  return pageOf(await find(sql`SELECT b.id FROM ${all} b ${pick}`), limit, place);
}

function pageOf(
  rows: BoardRow[],
  limit: number,
  place: { after: unknown; before: unknown },
): KeysetPage<BoardRow> {
  return toKeysetPage(rows, limit, place, ({ changedAt, id }) => [changedAt.toISOString(), id]);
}

/** The most bookings counted: nobody reads a sum over more, and a list must not wait for it. */
export const mostCounted = 10_000;

/** Number and total price in đồng of the bookings that match a filter; null above the counted maximum. */
export async function sumBookings(
  db: Executor,
  filter: BoardFilter,
  now: Date,
): Promise<{ count: number; totalVnd: number } | null> {
  const fits = sql.join([viewCondition(filter.view, now), ...filterConditions(filter)], sql` AND `);
  const { rows } = await sql<{ count: number; totalVnd: number }>`
    SELECT count(*)::int AS count, coalesce(sum(total_vnd), 0)::bigint AS "totalVnd"
    FROM (SELECT b.total_vnd FROM bookings b WHERE ${fits} LIMIT ${mostCounted + 1}) b`.execute(db);
  const [sum = { count: 0, totalVnd: 0 }] = rows;
  return sum.count > mostCounted ? null : sum;
}

/** Counts the bookings in each view; without the views that only grow. */
export async function countBookings(db: Executor, now: Date): Promise<Partial<Record<BoardView, number>>> {
  const { rows } = await countViews(now).execute(db);
  return rows[0] ?? {};
}

/** A booking as staff see it: the guest's view, its list row, and what only the office knows. */
export interface OfficeBooking {
  view: BookingView;
  row: BoardRow;
  events: OfficeEvent[];
  notes: OfficeNote[];
  /** What a cancellation now would refund; null when it can no longer be cancelled. */
  refund: RefundQuote | null;
  /** The fee of a cancellation now for each item, by position; empty before inventory is sold. */
  fees: { position: number; feeVnd: number }[];
  /** Other bookings of the same phone number. */
  otherCount: number;
}

/** Null when there is no booking with this code. */
export async function findOfficeBooking(
  db: Executor,
  code: string,
  now: Date,
): Promise<OfficeBooking | null> {
  const view = await findBookingByCode(db, code, now);
  if (!view) return null;
  const [{ rows }, events, notes, refund, { others }] = await readAll(db, [
    () => listBookings(db, { view: 'all', text: code }, {}, { limit: 1, now }),
    () => listEvents(db, view.id),
    () => listNotes(db, view.id),
    () => findRefundQuote(db, code, now, { byStaff: true }),
    () => countOthers(db, view),
  ]);
  const [row] = rows;
  const fees =
    view.state === 'confirmed'
      ? activePositions(view.quote).map((position) => ({
          position,
          feeVnd: feeOf(view.quote.items[position] as QuotedItem, now),
        }))
      : [];
  return row ? { view, row, events, notes, refund, fees, otherCount: others } : null;
}
