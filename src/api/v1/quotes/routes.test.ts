import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import type { TestHotel } from '#tests/factories/hotel.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let hotel: TestHotel;
beforeAll(async () => {
  site = await createTestServer();
  hotel = await createBookableHotel(site.db);
});
afterAll(() => site.close());

const item = (fields: object = {}) => ({
  unitId: hotel.unitIds[0],
  from: '2026-12-05',
  to: '2026-12-07',
  quantity: 1,
  adults: 2,
  ...fields,
});
const ask = (fields: object = {}) => site.post('/api/v1/quotes', { items: [item(fields)] });

interface Line {
  label: string;
  quantity: number;
  unitPrice: number;
  amount: number;
  reason: string;
}

test('a quote has every line, and the lines add up to the total', async () => {
  const reply = await ask({ quantity: 2, adults: 4, childAges: [3, 8], options: { extraBeds: 1 } });
  expect(reply.statusCode, reply.body).toBe(200);
  const { lines, total, dueNow, taxIncluded, token, expiresAt, cancellation } = reply.json();
  expect(lines.reduce((sum: number, line: Line) => sum + line.amount, 0)).toBe(total);
  for (const line of lines as Line[]) {
    expect(line.quantity * line.unitPrice, line.label).toBe(line.amount);
    expect(line.label).not.toBe('');
  }
  expect(dueNow).toBe(total);
  expect(taxIncluded).toBeGreaterThan(0);
  expect(taxIncluded).toBeLessThan(total);
  expect(token).toEqual(expect.any(String));
  expect(Date.parse(expiresAt) - site.clock.now().getTime()).toBe(30 * 60_000);
  expect(cancellation[0]).toMatchObject({ refundPercent: 100, refundAmount: total });
});

test('two nights of one room are two nights of its price', async () => {
  expect((await ask()).json()).toMatchObject({ total: 2_000_000 });
});

test.each([
  ['past', { from: '2026-11-20', to: '2026-11-22' }, 'items.0.from'],
  ['invalid_dates', { from: '2026-12-07', to: '2026-12-05' }, 'items.0.to'],
  ['too_long', { from: '2026-12-01', to: '2027-01-15' }, 'items.0.to'],
  ['too_many_guests', { adults: 9 }, 'items.0.adults'],
  ['unknown_unit', { unitId: 2_000_000_000 }, 'items.0.unitId'],
  ['unknown_plan', { ratePlanId: 2_000_000_000 }, 'items.0.ratePlanId'],
  ['too_few_adults', { quantity: 3, adults: 2 }, 'items.0.adults'],
] as const)('an unavailable item is refused as %s, naming the field', async (code, fields, field) => {
  const reply = await ask(fields);
  expect(reply.statusCode, reply.body).toBe(422);
  const problem = reply.json();
  expect(problem).toMatchObject({ code, errors: [{ field }] });
  expect(problem.title).toBe(problem.errors[0].message);
  expect(problem.title).toMatch(/[À-ỹ]/);
});

test.each([
  ['unitId', { unitId: 'một' }],
  ['unitId', { unitId: undefined }],
  ['unitId', { unitId: 2 ** 40 }],
  ['from', { from: '05/12/2026' }],
  ['from', { from: '2026-02-30' }],
  ['from', { from: '9999-12-01' }],
  ['quantity', { quantity: 0 }],
  ['quantity', { quantity: 1.5 }],
  ['quantity', { quantity: -3 }],
  ['adults', { adults: -1 }],
  ['childAges.0', { childAges: [18] }],
  ['options.extraBeds', { options: { extraBeds: -1 } }],
])('a wrong %s is a bad request in Vietnamese', async (field, fields) => {
  const reply = await ask(fields);
  expect(reply.statusCode, reply.body).toBe(400);
  const problem = reply.json();
  expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: `items.0.${field}` }] });
  expect(problem.errors[0].message).toMatch(/[À-ỹ]/);
});

test.each([
  ['items', {}],
  ['items', { items: [] }],
  ['items', { items: 'tất cả' }],
])('a quote without items is a bad request: %s', async (field, body) => {
  const reply = await site.post('/api/v1/quotes', body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ errors: [{ field }] });
});

test("a year beyond the database's range is a wrong day, not a server error", async () => {
  const reply = await ask({ from: '0000-01-01', to: '0000-01-03' });
  expect(reply.statusCode, reply.body).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'items.0.from' }, {}] });
});

test('an unknown promotion is refused by name', async () => {
  const reply = await site.post('/api/v1/quotes', { items: [item()], promotionCode: 'KHONGCO' });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ code: 'unknown_promotion', errors: [{ field: 'promotionCode' }] });
});

test('no availability is a conflict with the nearest free days', async () => {
  const small = await createBookableHotel(site.db, { allotment: 1 });
  const unitId = small.unitIds[0] as number;
  const now = site.clock.now();
  await book(site.db, site.queue, [{ unitId, from: '2026-12-05', to: '2026-12-07' }], now);
  const reply = await ask({ unitId });
  expect(reply.statusCode).toBe(409);
  const problem = reply.json();
  expect(problem).toMatchObject({ code: 'sold_out' });
  expect(problem.nearestDates).toContain('2026-12-03');
  expect(problem.nearestDates).toContain('2026-12-07');
  expect(problem.nearestDates).not.toContain('2026-12-04');
});

test('a quote says for every item what it is, when it begins and whether the supplier must confirm first', async () => {
  const quote = (await ask()).json();
  expect(quote).toMatchObject({ promotion: null, balanceDueOn: null });
  expect(quote.items).toMatchObject([
    {
      kind: 'hotel',
      from: '2026-12-05',
      to: '2026-12-07',
      amount: quote.total,
      confirmation: 'instant',
      startsAt: expect.stringMatching(/^2026-12-05T/),
    },
  ]);
});

test('an unknown prepaid code is refused, naming the field', async () => {
  const reply = await ask({ options: { voucherCode: 'NV22222222' } });
  expect(reply.statusCode, reply.body).toBe(422);
  expect(reply.json().errors[0]).toMatchObject({ message: expect.stringMatching(/[À-ỹ]/) });
});
