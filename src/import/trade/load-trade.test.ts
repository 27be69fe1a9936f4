import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assignUnmatched } from '#modules/booking/payment/assign-unmatched.ts';
import { listGiftCards } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { isDemoBooking, removeDemoTrade } from '#modules/retention/commands/demo-trade.ts';
import { checkHistory } from '#platform/history/check-history.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loadTrade } from './load-trade.ts';

let site: TestServer;
let made: number;
beforeAll(async () => {
  site = await createTestServer({ demo: true });
  made = await loadTrade(site.app);
}, demoTimeoutMs + 120_000);
afterAll(() => site.close());

/** Products whose average differs from that of their published reviews. */
async function wrongRatings() {
  const { rows } = await sql<{ slug: string }>`
    SELECT p.slug FROM products p LEFT JOIN reviews r ON r.product_id = p.id AND r.status = 'published'
    GROUP BY p.id HAVING p.rating_count <> count(r.id) OR p.rating_avg IS DISTINCT FROM round(avg(r.overall), 1)`.execute(
    site.db,
  );
  return rows;
}

async function countBy(query: string): Promise<Record<string, number>> {
  const { rows } = await sql.raw<{ key: string; count: string }>(query).execute(site.db);
  return Object.fromEntries(rows.map(({ key, count }) => [key, Number(count)]));
}

test('a fortnight has bookings in every state that is reachable without waiting', async () => {
  expect(made).toBeGreaterThan(100);
  const states = await countBy('SELECT state AS key, count(*) FROM bookings GROUP BY 1');
  for (const state of ['on_request', 'declined', 'held', 'confirmed', 'completed', 'cancelled', 'expired'])
    expect(states[state], state).toBeGreaterThan(0);
  expect(states.confirmed).toBeGreaterThan(40);
});

test('there is work for everybody: enquiries, unallocated money, pending and paid refunds, a storm', async () => {
  const { db } = site;
  expect((await db.selectFrom('requests').selectAll().where('state', '=', 'moi').execute()).length).toBe(6);
  const refunds = await countBy('SELECT state AS key, count(*) FROM refunds GROUP BY 1');
  for (const state of ['requested', 'manual_transfer', 'succeeded'])
    expect(refunds[state], state).toBeGreaterThan(0);
  const stray = await db.selectFrom('ledger_entries').selectAll().where('cause', '=', 'unmatched').execute();
  expect(stray.length).toBeGreaterThanOrEqual(3);
  expect(await db.selectFrom('disruptions').selectAll().execute()).toHaveLength(1);
  // Payments without places are refunded automatically after a day: none is older.
  const late = db.selectFrom('bookings').select('created_at').where('state', '=', 'paid_unallocated');
  const dayAgo = site.clock.now().getTime() - 86_400_000;
  const times = (await late.execute()).map((row) => row.created_at.getTime());
  expect(times.length).toBeGreaterThan(0);
  expect(Math.min(...times)).toBeGreaterThan(dayAgo);
});

test('an affiliate brought some of the guests and earned on finished trips; gift cards are waiting, sent and unpaid', async () => {
  const led = await countBy('SELECT state AS key, count(*) FROM affiliate_bookings GROUP BY 1');
  expect(led.booked).toBeGreaterThan(0);
  expect(led.earned).toBeGreaterThan(0);
  const { rows } = await sql<{
    sum: number;
  }>`SELECT sum(amount_vnd)::int AS sum FROM affiliate_lines`.execute(site.db);
  expect(rows[0]?.sum).toBeGreaterThan(10_000);
  const today = dayInVietnam(site.clock.now());
  const { rows: cards } = await listGiftCards(site.db, { view: 'all', text: '', today });
  expect(cards.map(({ state }) => state).toSorted()).toEqual(['sent', 'unpaid', 'waiting']);
});

test('finished trips have reviews: most are published, some wait, one is refused and one has a reply', async () => {
  const fortnightAgo = new Date(site.clock.now().getTime() - 15 * 86_400_000);
  const { rows } = await sql<{ status: string; count: number; replies: number; late: boolean }>`
    SELECT r.status, count(*)::int AS count, count(r.reply)::int AS replies, bool_or(r.created_at > ${site.clock.now()}) AS late
    FROM reviews r JOIN bookings b ON b.id = r.booking_id
    WHERE b.state = 'completed' AND b.created_at > ${fortnightAgo} GROUP BY 1`.execute(site.db);
  const by = new Map(rows.map((row) => [row.status, row]));
  expect(by.get('published')?.count).toBeGreaterThan(by.get('pending')?.count ?? 0);
  expect(by.get('pending')?.count).toBeGreaterThan(0);
  expect(by.get('rejected')?.count).toBe(1);
  expect(by.get('published')?.replies).toBe(1);
  expect(rows.some(({ late }) => late)).toBe(false);
  expect(await wrongRatings()).toEqual([]);
});

test('each review belongs to a booking of its product that was paid, in the month it names and over when it was written', async () => {
  const { rows: loose } = await sql`
    SELECT p.slug, r.trip_type FROM reviews r JOIN products p ON p.id = r.product_id WHERE r.booking_id IS NULL`.execute(
    site.db,
  );
  expect(loose).toEqual([]);
  const { rows } = await sql<{ count: number; wrong: number; months: number; parties: number[] }>`
    SELECT count(*)::int AS count, array_agg(DISTINCT i.adults ORDER BY i.adults) AS parties,
      count(DISTINCT to_char(b.confirmed_at, 'YYYY-MM'))::int AS months,
      count(*) FILTER (WHERE b.state <> 'completed' OR (i.snapshot ->> 'endsOn')::date >= r.created_at
        OR b.confirmed_at >= i.from_on OR paid.vnd <> b.total_vnd OR b.total_vnd <= 0
        OR to_char(r.stayed_on, 'YYYY-MM') NOT IN
          (to_char(i.from_on, 'YYYY-MM'), left(i.snapshot ->> 'endsOn', 7))
        OR i.adults <> CASE r.trip_type WHEN 'nhom-ban' THEN 4 WHEN 'gia-dinh' THEN 2 WHEN 'cap-doi' THEN 2 ELSE 1 END)::int
        AS wrong
    FROM reviews r JOIN bookings b ON b.id = r.booking_id
      JOIN booking_items i ON i.booking_id = b.id AND i.product_id = r.product_id
      JOIN LATERAL (SELECT -sum(amount_vnd) AS vnd FROM ledger_entries WHERE booking_id = b.id AND account = 'guest') paid ON true
      JOIN payment_inbox m ON m.booking_id = b.id AND m.provider_txn_id LIKE 'past:%'`.execute(site.db);
  expect(rows[0]).toMatchObject({ count: 177, wrong: 0, parties: [1, 2, 4] });
  expect(rows[0]?.months).toBeGreaterThan(6);
  // Sold in the month of the payment: reports have nine months, not one.
  const sold = await countBy("SELECT to_char(day, 'YYYY-MM') AS key, count(*) FROM sale_lines GROUP BY 1");
  expect(Object.keys(sold).length).toBeGreaterThan(6);
});

test('money and inventory satisfy the invariants, and nothing is dated after now', async () => {
  expect(await brokenInvariants(site.db)).toEqual({});
  const { rows } = await sql<{ late: boolean }>`
    SELECT bool_or(at > ${site.clock.now()}) AS late FROM booking_events`.execute(site.db);
  expect(rows[0]?.late).toBe(false);
});

test('money arrived and was posted on the days of the fortnight', async () => {
  const days = await countBy('SELECT at::date::text AS key, count(*) FROM ledger_entries GROUP BY 1');
  expect(Object.keys(days).length).toBeGreaterThan(8);
  const late = await countBy(
    "SELECT 'late' AS key, count(*) FROM payment_inbox WHERE received_at > occurred_at + INTERVAL '1 hour'",
  );
  expect(late).toEqual({ late: 0 });
});

test('nobody real is named: unassigned phone numbers, addresses that accept no mail', async () => {
  const guests = await site.db.selectFrom('bookings').select(['phone', 'email']).execute();
  for (const { phone, email } of guests) {
    expect(phone).toMatch(/^\+84900\d{6}$/);
    expect(email).toMatch(/@example\.com$/);
  }
});

test('one command removes all of it: money, inventory and the storm are as if it had never been', async () => {
  const { db, app } = site;
  expect(await removeDemoTrade(app, staff('an', { 'booking.read': null }))).toMatchObject({
    reason: 'not_allowed',
  });
  const [one] = await db.selectFrom('bookings').select('id').execute();
  expect(await isDemoBooking(db, one?.id ?? '')).toBe(true);
  const [unit] = await db
    .selectFrom('inventory')
    .select(['unit_id', 'day', 'allotment'])
    .where('day', '>', '2026-12-20')
    .where((eb) => eb('allotment', '>', eb('sold', '+', eb.ref('held'))))
    .where('closed', '=', false)
    .orderBy('day')
    .execute();
  const real = await bookAndPay(
    db,
    site.queue,
    [{ unitId: unit?.unit_id as number, from: unit?.day as string, to: addDays(unit?.day as string, 1) }],
    site.clock.now(),
  );
  const [stray] = await db
    .selectFrom('payment_inbox')
    .select(['id', 'amount_vnd'])
    .where('outcome', '=', 'unmatched')
    .execute();
  const another = await book(
    db,
    site.queue,
    [{ unitId: unit?.unit_id as number, from: unit?.day as string, to: addDays(unit?.day as string, 1) }],
    site.clock.now(),
  );
  const given = { inboxId: stray?.id as number, code: another.code, actor: staff('an') };
  expect(await assignUnmatched(db, site.queue, given, site.clock.now())).toMatchObject({ ok: true });
  expect(await removeDemoTrade(app, staff('an'))).toMatchObject({ ok: true, removed: { bookings: made } });
  const kept = db
    .selectFrom('ledger_entries')
    .select('amount_vnd')
    .where('inbox_id', '=', stray?.id as number);
  expect((await kept.execute()).length).toBeGreaterThan(0);
  const codes = (await db.selectFrom('bookings').select('code').execute()).map(({ code }) => code);
  expect(codes.sort()).toEqual([real.code, another.code].sort());
  for (const table of [
    'requests',
    'disruptions',
    'demo_objects',
    'affiliates',
    'gift_cards',
    'credits',
  ] as const)
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  const { count: reviewed } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('booking_id', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(Number(reviewed)).toBe(0);
  expect(await wrongRatings()).toEqual([]);
  const taken = await countBy('SELECT 1 AS key, sum(held + sold) AS count FROM inventory');
  const left = await countBy('SELECT 1 AS key, sum(quantity) AS count FROM hold_lines');
  expect(taken).toEqual(left);
  expect(await brokenInvariants(db)).toEqual({});
  expect(await checkHistory(db, site.clock.now())).toMatchObject({ ok: true });
  await expect(sql`DELETE FROM ledger_entries`.execute(db)).rejects.toThrow('append-only');
  expect(await removeDemoTrade(app, staff('an'))).toEqual({ ok: false, reason: 'nothing_there' });
});
