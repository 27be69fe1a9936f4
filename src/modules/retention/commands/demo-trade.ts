import { sql } from 'kysely';
import { reopenDays } from '#modules/booking/disruption/close-days.ts';
import { bookingConfirmed } from '#modules/booking/events.ts';
import { may } from '#modules/identity/policy.ts';
import { refreshRatings } from '#modules/reviews/commands/save-reviews.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { forgetJobs } from '#platform/queue/forget-jobs.ts';

export type RemoveDemoTradeResult =
  | { ok: true; removed: DemoTrade }
  | { ok: false; reason: 'not_allowed' | 'nothing_there' };

/**
 * Removes the demo's data: bookings with their money, vouchers, reviews and mails, enquiries, webhook events and the
 * storm. Its inventory is on sale again. Data of real guests stay, and so does the history, which records who did this.
 */
export async function removeDemoTrade(
  { db, queue, clock }: Pick<App, 'db' | 'queue' | 'clock'>,
  actor: StaffActor,
): Promise<RemoveDemoTradeResult> {
  if (!may(actor, 'system.run')) return { ok: false, reason: 'not_allowed' };
  const now = clock.now();
  const removed = await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE demo_objects IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const found = await findDemoTrade(tx);
    if (!found) return null;
    const ids = await listDemoIds(tx, 'booking');
    await forgetJobs(tx, ids, { type: bookingConfirmed, bookingIds: ids });
    const reviewed = await listReviewedProducts(tx, ids);
    await sql`SELECT remove_demo_trade()`.execute(tx);
    await refreshRatings(tx, reviewed);
    const object = { type: 'demo', id: 'trade' };
    await writeHistory(tx, { actor, verb: 'demo.remove', object, before: { ...found }, now });
    await announceChange(tx, ['catalogue']);
    return found;
  });
  if (!removed) return { ok: false, reason: 'nothing_there' };
  // With its guests removed, nobody is notified that the storm is over.
  for (const id of await listDemoIds(db, 'disruption')) await reopenDays(db, queue, id, { actor, now });
  await sql`SELECT remove_demo_trade()`.execute(db);
  return { ok: true, removed };
}

async function listReviewedProducts(tx: Tx, bookingIds: string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('reviews')
    .where('booking_id', 'in', bookingIds)
    .select('product_id')
    .distinct()
    .execute();
  return rows.map(({ product_id }) => product_id);
}

async function listDemoIds(db: Executor, type: 'booking' | 'disruption'): Promise<string[]> {
  const rows = await db.selectFrom('demo_objects').select('id').where('type', '=', type).execute();
  return rows.map(({ id }) => id);
}

/**
 * Marks all existing bookings, enquiries, webhook events, closings and affiliates as demo data, and dates their money on
 * the days that they tell of; run before the first guest comes.
 */
export async function markDemoTrade(db: Executor): Promise<void> {
  await sql`
    INSERT INTO demo_objects (type, id)
    SELECT 'booking', id::text FROM bookings UNION ALL SELECT 'enquiry', id::text FROM requests
    UNION ALL SELECT 'message', id::text FROM payment_inbox UNION ALL SELECT 'disruption', id::text FROM disruptions
    UNION ALL SELECT 'affiliate', id::text FROM affiliates
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`SELECT date_demo_trade()`.execute(db);
}

/** Amounts of demo data. */
export interface DemoTrade {
  bookings: number;
  enquiries: number;
  messages: number;
}

/** The existing demo data, or null if there are none any more. */
export async function findDemoTrade(db: Executor): Promise<DemoTrade | null> {
  const rows = await db
    .selectFrom('demo_objects')
    .select(['type', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('type')
    .execute();
  const of = (type: string) => Number(rows.find((row) => row.type === type)?.count ?? 0);
  if (rows.length === 0) return null;
  return { bookings: of('booking'), enquiries: of('enquiry'), messages: of('message') };
}

/** Whether a booking is demo data. */
export async function isDemoBooking(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('demo_objects')
    .select('id')
    .where('type', '=', 'booking')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
