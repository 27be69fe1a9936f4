import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePuzzle } from '#platform/bots/puzzle.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { bookByApi, writing } from '#tests/support/api-booking.ts';
import { callPage } from '#tests/support/call-page.ts';
import { solvePuzzle } from '#tests/support/solve-puzzle.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as requestPage from '#web/areas/enquiries/request-status-page.tsx';
import * as lookupPage from '#web/areas/trips/lookup-page.tsx';

let site: TestServer;
let code: string;
let phone: string;
let unitId: number;
const from = addDays(dayInVietnam(new Date()), 14);
beforeAll(async () => {
  site = await createTestServer({ at: new Date().toISOString(), env: { RATE_LIMIT: 'true' } });
  unitId = (await createBookableHotel(site.db, { from, to: addDays(from, 1) })).unitIds[0] as number;
  await book();
});
afterAll(() => site.close());

async function book() {
  ({ code } = await bookByApi(site, { unitId, from, to: addDays(from, 1) }));
  const row = await site.db
    .selectFrom('bookings')
    .select('phone')
    .where('code', '=', code)
    .executeTakeFirst();
  phone = row?.phone ?? '';
}

type Reply = Response | { data: { needsProof: boolean }; init: { status: number } };

const statusOf = (reply: Reply) => (reply instanceof Response ? reply.status : reply.init.status);
const lookUp = ({
  ip,
  phone: contact,
  ...typed
}: {
  ip: string;
  code?: string;
  phone: string;
  altcha?: string;
}) => {
  const form = { code, contact, ...typed };
  return callPage(site, lookupPage.action, { path: '/chuyen-di', ip, form }) as Promise<Reply>;
};
const lookUpRequest = (of: string, phone: string) => {
  const asked = { path: `/yeu-cau/${of}`, params: { code: of }, ip: '127.0.0.1', form: { phone } };
  return callPage(site, requestPage.action, asked) as Promise<Reply>;
};
const wrong = (index: number) => `09${String(10_000_000 + index)}`;

test('S-01: all spellings of a code count together, up to ten wrong numbers', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 14; index++)
    statuses.push(
      statusOf(await lookUp({ ip: '203.0.113.1', code: `${code}${'.'.repeat(index)}`, phone: wrong(index) })),
    );
  expect(statuses).toEqual([...Array(10).fill(422), ...Array(4).fill(429)]);
});

test('S-01: an IP address has thirty attempts in ten minutes, for any codes', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 32; index++) {
    const other = `DV${String(index).padStart(2, '2').replaceAll(/[01]/g, 'A')}23456`;
    statuses.push(statusOf(await lookUp({ ip: '203.0.113.2', code: other, phone: wrong(0) })));
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
});

test('S-01: the same for enquiries, on the page and in the API together', async () => {
  const sent = await site.post('/api/v1/contacts', requestBody(), writing());
  const of = sent.json().code as string;
  for (let index = 0; index < 5; index++) expect(statusOf(await lookUpRequest(of, wrong(index)))).toBe(422);
  const byApi: number[] = [];
  for (let index = 5; index < 12; index++)
    byApi.push((await site.get(`/api/v1/contacts/${of}`, { 'x-request-phone': wrong(index) })).statusCode);
  expect(byApi).toEqual([...Array(5).fill(404), 429, 429]);
  expect(statusOf(await lookUpRequest(of, wrong(13)))).toBe(429);
});

test('S-18: attempts of a stranger do not lock the owner out, whose own correct ones do not count', async () => {
  await book();
  for (let index = 0; index < 12; index++) await lookUp({ ip: '203.0.113.3', phone: wrong(index) });
  for (let index = 0; index < 12; index++)
    expect(statusOf(await lookUp({ ip: '203.0.113.4', phone }))).toBe(303);
});

test("S-18: once a code's attempts are used up, each solved puzzle allows one more", async () => {
  await book();
  for (let index = 0; index < 101; index++) await lookUp({ ip: `198.51.100.${index}`, phone: wrong(index) });
  const ip = '203.0.113.5';
  expect(await lookUp({ ip, phone })).toMatchObject({ init: { status: 429 }, data: { needsProof: true } });
  const altcha = await solvePuzzle(await makePuzzle(site.app.secrets.token, site.clock.now()));
  expect(statusOf(await lookUp({ ip, phone, altcha }))).toBe(303);
  expect(statusOf(await lookUp({ ip, phone, altcha }))).toBe(429);
});
