import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookingInput } from '#modules/booking/schema.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookingBody, quoteByApi } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { emptyCheckout } from './checkout-values.ts';
import { holdOnce } from './send-checkout.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  unitId = (await createBookableHotel(site.db, { allotment: 1000 })).unitIds[0] as number;
});
afterAll(() => site.close());

const countBookings = async () => (await site.db.selectFrom('bookings').select('id').execute()).length;
const fillIn = async () => {
  const { token } = await quoteByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  const input = createBookingInput.parse(bookingBody(token));
  const guard = { ip: '203.0.113.9' };
  return { key: randomUUID(), values: { ...emptyCheckout, phone: input.contact.phone }, input, guard };
};

test('R-02: a form submitted several times at once holds once, and every copy leads to the same booking', async () => {
  const form = await fillIn();
  const held = await Promise.all(Array.from({ length: 5 }, () => holdOnce(site.app, form)));
  expect(new Set(held.map((one) => ('code' in one ? one.code : one.refusal))).size).toBe(1);
  expect(held[0]).toHaveProperty('code');
  expect(await countBookings()).toBe(1);
});

test('R-02: a form whose booking could not be stored with its key is sent again and holds once', async () => {
  const form = await fillIn();
  const before = await countBookings();
  await sql`CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'disk full' USING ERRCODE = '53100'; END $$`.execute(
    site.db,
  );
  await sql`CREATE TRIGGER fail_now BEFORE INSERT ON idempotency_keys FOR EACH ROW EXECUTE FUNCTION fail_now()`.execute(
    site.db,
  );
  await expect(holdOnce(site.app, form)).rejects.toMatchObject({ code: '53100' });
  expect(await countBookings()).toBe(before);
  await sql`DROP FUNCTION fail_now CASCADE`.execute(site.db);
  const first = await holdOnce(site.app, form);
  expect(await holdOnce(site.app, form)).toEqual(first);
  expect(await countBookings()).toBe(before + 1);
});
