import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { quoteCart } from './quotes.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer();
  const { unitIds } = await createBookableHotel(site.db, { allotment: 3 });
  unitId = unitIds[0] as number;
});
afterAll(() => site.close());

const stay = (from: string, to: string, quantity = 1) => ({
  unitId,
  from,
  to,
  quantity,
  adults: 2 * quantity,
  childAges: [],
  options: { extraBeds: 0, singles: 0, extras: [], openDated: false },
});

test('what cannot be had is told apart, and the rest has its price', async () => {
  const items = [stay('2026-12-01', '2026-12-03'), stay('2027-06-01', '2027-06-03')];
  const { priced, refused } = await quoteCart(site.app, { items }, '198.51.100.7');
  expect(priced).toMatchObject({ indexes: [0], request: { items: [items[0]] } });
  expect(refused).toEqual([{ index: 1, message: expect.any(String), nearest: expect.any(Array) }]);
});

test('rooms that several items want together are counted together', async () => {
  const items = [stay('2026-12-01', '2026-12-03', 2), stay('2026-12-02', '2026-12-04', 2)];
  const { priced, refused } = await quoteCart(site.app, { items }, '198.51.100.7');
  expect([priced?.indexes.length, refused.length]).toEqual([1, 1]);
});

test('a code that takes nothing off hides no price', async () => {
  const items = [stay('2026-12-01', '2026-12-03')];
  const { priced, promotionRefusal } = await quoteCart(
    site.app,
    { items, promotionCode: 'KHONGCO' },
    '198.51.100.7',
  );
  expect(priced?.indexes).toEqual([0]);
  expect(promotionRefusal).toMatch(/\S/);
});

test('of nothing that can be had there is no price', async () => {
  expect(await quoteCart(site.app, { items: [stay('2027-06-01', '2027-06-03')] }, '')).toMatchObject({
    priced: null,
    refused: [{ index: 0 }],
  });
});
