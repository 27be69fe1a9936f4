import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let hotel: Awaited<ReturnType<typeof createBookableHotel>>;
beforeAll(async () => {
  site = await createTestServer();
  hotel = await createBookableHotel(site.db, { allotment: 2 });
});
afterAll(() => site.close());

const dates = 'from=2026-12-05&to=2026-12-07';
const list = async (query: string) => (await site.get(`/api/v1/hotels?${query}`)).json();

test('TRUE-02: a list with dates agrees with the quote, shows availability and free cancellation', async () => {
  const { results, totalFree } = await list(`${dates}&adults=2&ages=7&facets=true`);
  expect(totalFree).toBe(1);
  const { free } = results[0].trip;
  expect(free).toMatchObject({ from: '2026-12-05', to: '2026-12-07', nights: 2, quantity: 1, left: 2 });
  const { unitId, ratePlanId, from, to, quantity } = free;
  const item = { unitId, ratePlanId, from, to, quantity, adults: 2, childAges: [7] };
  const quoted = (await site.post('/api/v1/quotes', { items: [item] })).json();
  expect([free.total, free.dueNow]).toEqual([quoted.total, quoted.dueNow]);
});

test('TRUE-03: a sold-out product comes with the nearest day, and no longer among available ones', async () => {
  await site.db
    .updateTable('inventory')
    .set({ sold: 2 })
    .where('unit_id', 'in', hotel.unitIds)
    .where('day', '=', '2026-12-05')
    .execute();
  const { results, totalFree, totalResults } = await list(dates);
  expect([totalFree, totalResults]).toEqual([0, 1]);
  expect(results[0].trip.free).toBeNull();
  expect(results[0].trip.nearest).toMatchObject({ from: '2026-12-06', to: '2026-12-08' });
  expect((await list(`${dates}&priceMin=1`)).totalResults).toBe(0);
  expect((await list('')).results[0].trip).toBeUndefined();
  const map = (await site.get(`/api/v1/hotels/map?${dates}`)).json();
  expect(map.results.every(({ trip }: { trip: { free: unknown } }) => trip.free === null)).toBe(true);
});

test.each([
  ['from=2026-13-40', 'from'],
  ['from=2020-01-01&to=2020-01-02', 'from'],
  ['to=2026-12-07', 'from'],
  ['from=2026-12-07&to=2026-12-05', 'to'],
  ['from=2026-12-01&to=2027-12-05', 'to'],
  ['month=2026-13', 'month'],
  ['month=2020-01', 'month'],
  [`${dates}&ages=5-99`, 'ages'],
  [`${dates}&rooms=3&adults=2`, 'adults'],
  [`${dates}&rooms=0`, 'rooms'],
  [`${dates}&time=25:00`, 'time'],
])('a list with %s names %s', async (query, field) => {
  const reply = await site.get(`/api/v1/hotels?${query}`);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors[0]).toMatchObject({
    field,
    message: expect.stringMatching(/[ạảãàáâậầấẩẫăắằẵặẳđéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵ]/i),
  });
});
