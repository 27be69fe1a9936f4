import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookByApi, payByApi, transferByBank } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readTradeFigures } from './queries/read-trade-figures.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  unitId = (await createBookableHotel(site.db, { allotment: 3 })).unitIds[0] as number;
});
afterAll(() => site?.close());

const stay = () => ({ unitId, from: '2026-12-05', to: '2026-12-06' });
const figures = async () => {
  const rows = await readTradeFigures(site.db, site.clock.now());
  return Object.fromEntries(rows.map(({ name, label, value }) => [label ? `${name} ${label}` : name, value]));
};

test('OPS-04: counters are zero in an empty database', async () => {
  expect(await figures()).toMatchObject({
    holds_active: 0,
    places_oversold: 0,
    oldest_open_payment_seconds: 0,
    oldest_unmatched_money_seconds: 0,
    refunds_late: 0,
  });
});

test('OPS-04: bookings by state, holds and unallocated money are counted, with their age', async () => {
  await bookByApi(site, stay());
  const paid = await bookByApi(site, stay());
  const { amount, qr } = (await payByApi(site, paid, 'vietqr')).json();
  await transferByBank(site, { amountVnd: amount, content: qr.transferContent });
  await transferByBank(site, { amountVnd: 50_000, content: 'tien an trua' });
  await sql`UPDATE payment_inbox SET received_at = ${site.clock.now()}::timestamptz - interval '5 hours'
    WHERE outcome = 'unmatched'`.execute(site.db);
  expect(await figures()).toMatchObject({
    'bookings_open held': 1,
    'bookings_last_day held': 1,
    'bookings_last_day confirmed': 1,
    holds_active: 1,
    places_oversold: 0,
    oldest_unmatched_money_seconds: 18_000,
    oldest_unread_payment_message_seconds: 0,
  });
});

test('OPS-04: an oversold day is counted, on /metrics too', async () => {
  const lower = sql`UPDATE inventory SET allotment = 1 WHERE unit_id = ${unitId} AND day = '2026-12-05'`;
  await expect(lower.execute(site.db), 'the table refuses it').rejects.toThrow(/inventory_not_oversold/);
  await sql`ALTER TABLE inventory DROP CONSTRAINT inventory_not_oversold`.execute(site.db);
  await lower.execute(site.db);
  expect((await figures()).places_oversold).toBe(1);
  expect((await site.get('/metrics')).body).toMatch(/^places_oversold 1$/m);
});

test('OPS-04: overdue refunds are counted', async () => {
  const booking = await site.db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  await site.db.transaction().execute(async (tx) => {
    await sql`INSERT INTO refunds (id, booking_id, amount_vnd, state, cause, promised_on, created_at)
      VALUES (gen_random_uuid(), ${booking.id}, 1000, 'requested', 'cancellation', '2026-11-20', ${site.clock.now()}::timestamptz - interval '3 days')`.execute(
      tx,
    );
  });
  expect(await figures()).toMatchObject({
    'refunds_open requested': 1,
    refunds_late: 1,
    oldest_refund_seconds: 259_200,
  });
});
