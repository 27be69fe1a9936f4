import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookByApi } from '#tests/support/api-booking.ts';
import { callsOf, type DescribedCall, makeCall } from '#tests/support/api-fuzz/make-call.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Seed and number of calls can be set in the environment: API_FUZZ_SEED=7 API_FUZZ_CALLS=100000. */
const seed = Number(process.env.API_FUZZ_SEED ?? 20_261_122);
const mostCalls = Number(process.env.API_FUZZ_CALLS ?? 12_000);
const longestMs = 120_000;

let site: TestServer;
let calls: DescribedCall[];
let known: Record<string, unknown[]>;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  const { unitIds } = await createBookableHotel(site.db, { allotment: 1000 });
  const stay = { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' };
  const booking = await bookByApi(site, stay);
  const quote = await site.post('/api/v1/quotes', { items: [{ ...stay, quantity: 1, adults: 2 }] });
  const slugs = await site.db.selectFrom('products').select('slug').execute();
  calls = callsOf((await site.get('/api/v1/openapi.json')).json());
  known = {
    slug: [...slugs.map(({ slug }) => slug), 'da-nang', 'resort'],
    code: [booking.code, 'DV26A7K9Q', 'YC26A7K9Q'],
    token: [booking.accessToken, 'x'.repeat(43)],
    quoteToken: [quote.json().token],
    unitId: unitIds,
    from: ['2026-12-05', '2026-12-31', '2027-01-31'],
    to: ['2026-12-07', '2026-12-06', '2026-12-01'],
    month: ['2026-12', '2027-02'],
    terms: [true],
    phone: ['0912000888', '+84912000888'],
    email: ['khach@example.com'],
    fullName: ['Nguyễn Thị Lan'],
    search: ['da nang', 'khách sạn đà lạt', 'ddaf nawngx'],
    'idempotency-key': Array.from({ length: 500 }, () => crypto.randomUUID()),
  };
}, 60_000);
afterAll(() => site.close());

test('S-11, API-07: nothing generated from the API’s own document is a server error', async () => {
  const random = seededRandom(seed);
  const until = Date.now() + longestMs;
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let made = 0;
  const worker = async () => {
    while (made < mostCalls && faults.length < 10 && Date.now() < until) {
      const request = makeCall(calls[made++ % calls.length] as DescribedCall, random, known);
      const reply = await site.inject(request);
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      const fault = faultOf(reply);
      if (fault) faults.push(`${fault}: ${JSON.stringify(request).slice(0, 1500)}`);
    }
  };
  await Promise.all([1, 2, 3, 4].map(worker));
  console.log(`${made} calls with seed ${seed}: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
  expect(faults).toEqual([]);
  // A fuzz test whose calls are all refused tests nothing.
  expect(statuses.get(201) ?? 0).toBeGreaterThan(0);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(made / 20);
  expect(await brokenInvariants(site.db)).toEqual({});
}, 180_000);

/** Heuristic: Vietnamese sentences have diacritics and do not mention types. */
const isVietnamese = (text: string) =>
  /[à-ỹđ]/i.test(text) && !/undefined|expected|invalid|instanceof/i.test(text);

/** What is wrong with a reply, or null. */
function faultOf(reply: LightMyRequestResponse): string | null {
  const { statusCode, headers, body } = reply;
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 300)}`;
  if (statusCode < 400) return null;
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `${statusCode} is no problem reply: ${body.slice(0, 200)}`;
  const problem = JSON.parse(body) as {
    title: string;
    code: string;
    errors?: { field: string; message: string }[];
  };
  const words = [problem.title, ...(problem.errors ?? []).map(({ message }) => message)];
  const foreign = words.find((text) => !isVietnamese(text));
  if (foreign !== undefined) return `${statusCode} says '${foreign}'`;
  if (problem.code === 'invalid_input' && !problem.errors?.length)
    return `${statusCode} names no field: ${body}`;
  return null;
}
