import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePuzzle } from '#platform/bots/puzzle.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingBody, quoteByApi, writing } from '#tests/support/api-booking.ts';
import { solvePuzzle } from '#tests/support/solve-puzzle.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let token: string;
beforeAll(async () => {
  site = await createTestServer({ at: new Date().toISOString(), env: { RATE_LIMIT: 'true' } });
  const from = addDays(dayInVietnam(site.clock.now()), 20);
  const { unitIds } = await createBookableHotel(site.db, { from, to: addDays(from, 3), allotment: 500 });
  ({ token } = await quoteByApi(site, { unitId: unitIds[0] as number, from, to: addDays(from, 1) }));
});
afterAll(() => site.close());

let guests = 0;
const book = (path: string, remoteAddress: string, fields: object = {}) =>
  site.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    remoteAddress,
    headers: writing(),
    payload: {
      ...bookingBody(token),
      contact: {
        fullName: 'Nguyễn Thu Hà',
        phone: `09${String(10_000_000 + guests++)}`,
        email: `ha${guests}@example.com`,
      },
      ...fields,
    },
  });
const paths = ['bookings', 'book-combos', 'book-tours', 'book-cruises'];
const solve = async () => solvePuzzle(await makePuzzle(site.app.secrets.token, site.clock.now()));

test('S-04: after five bookings of an IP address within an hour, by any route, each needs a solved puzzle', async () => {
  const ip = '2001:db8:9::1';
  for (let index = 0; index < 5; index++)
    expect((await book(paths[index % 4] as string, `2001:db8:9::${index}`)).statusCode).toBe(201);
  const refused = await book('book-tours', ip);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'proof_needed', errors: [{ field: 'altcha' }] });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  const altcha = await solve();
  const proven = await book('bookings', ip, { altcha });
  expect(proven.statusCode, proven.body).toBe(201);
  const again = await book('bookings', ip, { altcha });
  expect(again.statusCode).toBe(422);
  expect(again.json()).toMatchObject({ code: 'proof_used', errors: [{ field: 'altcha' }] });
  expect((await book('bookings', ip, { altcha: 'abc' })).json()).toMatchObject({ code: 'proof_failed' });
  expect((await book('bookings', '203.0.113.50')).statusCode).toBe(201);
});

test('S-09: one mailbox gets a limited number of mails about held bookings an hour, from any address', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 12; index++) {
    const contact = {
      fullName: 'Nguyễn Thu Hà',
      phone: `098${String(1_000_000 + index)}`,
      email: 'La.Ai+x@gmail.com',
    };
    statuses.push((await book('bookings', `198.51.100.${index}`, { contact })).statusCode);
  }
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(201));
  expect(statuses.slice(5)).toEqual(Array(7).fill(429));
});

test('S-09: an advertisement instead of a name is refused by its field', async () => {
  const contact = { fullName: 'MUA NGAY evil.example', phone: '0912345678', email: 'ha@example.com' };
  const refused = await book('bookings', '203.0.113.51', { contact });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([{ field: 'contact.fullName' }]);
});
