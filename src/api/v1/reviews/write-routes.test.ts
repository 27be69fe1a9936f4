import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { type ApiBooking, bearer, bookByApi, transferByBank, writing } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let booking: ApiBooking;
let slug: string;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const hotel = await createBookableHotel(site.db, { from: '2026-11-21', to: '2026-12-20' });
  ({ slug } = await site.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow());
  booking = await bookByApi(site, {
    unitId: hotel.unitIds[0] as number,
    from: '2026-12-01',
    to: '2026-12-03',
  });
  await transferByBank(site, { amountVnd: booking.dueNow, content: booking.code });
});
afterAll(() => site.close());

const review = (fields: object = {}) => ({
  booking: booking.code,
  target: slug,
  overall: 9,
  scores: { staff: 10 },
  title: 'Nhân viên rất ấm',
  content: 'Phòng sạch, sáng nào cũng có bún cá nóng. Chúng tôi sẽ quay lại.',
  tripType: 'cap-doi',
  stayedIn: '2026-12',
  authorName: 'Thu Hà',
  ...fields,
});
const send = (body: object, headers: Record<string, string> = { ...bearer(booking), ...writing() }) =>
  site.post('/api/v1/hotel-reviews', body, headers);

test('API-06: a review is accepted after the trip with its token, once, and waits for staff', async () => {
  expect((await send(review(), writing())).statusCode).toBe(404);
  expect((await send(review())).json()).toMatchObject({ status: 409, code: 'not_over' });
  site.clock.advance({ days: 13 });
  await completeTrips(site.db, site.queue, site.clock.now());
  expect((await send(review({ target: 'khong-co' }))).statusCode).toBe(404);
  const headers = { ...bearer(booking), ...writing() };
  const first = await send(review(), headers);
  expect(first.statusCode, first.body).toBe(201);
  expect(first.json()).toEqual({ id: expect.any(Number), status: 'pending' });
  expect((await send(review(), headers)).json()).toEqual(first.json());
  expect((await send(review())).json()).toMatchObject({ status: 409, code: 'already_reviewed' });
  const { results } = (await site.get(`/api/v1/hotel-reviews?target=${slug}`)).json();
  expect(results).toEqual([]);
  expect((await site.get('/api/v1/review-counts')).json()).toMatchObject({
    received: 1,
    waiting: 1,
    rejected: 0,
  });
});

test.each([
  ['overall', { overall: 0 }],
  ['content', { content: 'Tốt' }],
  ['tripType', { tripType: 'x' }],
  ['booking', { booking: undefined }],
])('a wrong %s is refused by name', async (field, fields) => {
  const reply = await send(review(fields));
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ field, message: expect.stringMatching(/[À-ỹ]/) }]);
});

test('FORM-01: the newsletter is subscribed to with or without a solved puzzle, never with a wrong one', async () => {
  const ask = (fields: object) =>
    site.post('/api/v1/newsletter', { email: 'ha@example.com', consent: true, ...fields }, writing());
  const reply = await ask({});
  expect(reply.statusCode, reply.body).toBe(202);
  expect(site.queue.sent.map(({ name }) => name)).toContain('newsletter.asked');
  expect((await ask({ altcha: 'x' })).json()).toMatchObject({
    code: 'proof_failed',
    errors: [{ field: 'altcha' }],
  });
  expect((await ask({ website: 'x' })).json()).toMatchObject({ code: 'looks_automatic' });
  expect((await ask({ consent: false })).json().errors).toMatchObject([{ field: 'consent' }]);
});
