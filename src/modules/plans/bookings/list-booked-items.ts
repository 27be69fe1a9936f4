import { sql } from 'kysely';
import { type BookingState, stateLabels, stateNow } from '#modules/booking/state.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What became of an item that was booked. The code is for those alone who may open the booking. */
export interface BookedItem {
  itemId: string;
  code: string;
  /** The account that the booking lies in; null for none. */
  accountId: string | null;
  state: BookingState;
  label: string;
}

/** Of these nothing came: the item can be booked again. */
const fruitless = new Set<BookingState>(['declined', 'expired', 'cancelled']);

/** The items of a plan that are booked or about to be, each with its latest booking; one statement. */
export async function listBookedItems(db: Executor, planId: number): Promise<Map<string, BookedItem>> {
  const rows = await db
    .selectFrom('plan_bookings as l')
    .innerJoin('plan_items as i', 'i.id', 'l.item_id')
    .innerJoin('bookings as b', 'b.id', 'l.booking_id')
    .leftJoin('holds as h', 'h.id', 'b.hold_id')
    .where('i.plan_id', '=', planId)
    .orderBy('l.at')
    .select([
      'l.item_id as itemId',
      'b.code',
      'b.account_id as accountId',
      sql<BookingState>`b.state`.as('state'),
      'h.state as holdState',
    ])
    .execute();
  const booked = new Map<string, BookedItem>();
  for (const { itemId, code, accountId, state: stored, holdState } of rows) {
    const state = stateNow({ state: stored, holdState });
    if (!fruitless.has(state))
      booked.set(itemId, { itemId, code, accountId, state, label: stateLabels[state] });
  }
  return booked;
}
