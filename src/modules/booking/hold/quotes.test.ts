import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { quoteCart, quoteNow } from './quotes.ts';

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

test('unavailable items are listed separately, and the rest is priced', async () => {
  const items = [stay('2026-12-01', '2026-12-03'), stay('2027-06-01', '2027-06-03')];
  const { priced, refused } = await quoteCart(site.app, { items }, '198.51.100.7');
  expect(priced).toMatchObject({ indexes: [0], request: { items: [items[0]] } });
  expect(refused).toEqual([{ index: 1, message: expect.any(String), nearest: expect.any(Array) }]);
});

test('rooms that several items need are counted together', async () => {
  const items = [stay('2026-12-01', '2026-12-03', 2), stay('2026-12-02', '2026-12-04', 2)];
  const { priced, refused } = await quoteCart(site.app, { items }, '198.51.100.7');
  expect([priced?.indexes.length, refused.length]).toEqual([1, 1]);
});

test('a code without effect does not hide the price', async () => {
  const items = [stay('2026-12-01', '2026-12-03')];
  const { priced, promotionRefusal } = await quoteCart(
    site.app,
    { items, promotionCode: 'KHONGCO' },
    '198.51.100.7',
  );
  expect(priced?.indexes).toEqual([0]);
  expect(promotionRefusal).toMatch(/\S/);
});

test('if nothing is available there is no price', async () => {
  expect(await quoteCart(site.app, { items: [stay('2027-06-01', '2027-06-03')] }, '')).toMatchObject({
    priced: null,
    refused: [{ index: 0 }],
  });
});

test('a cart with many refused items is priced like its parts alone, from facts that are read once', async () => {
  const car = await createProductOfKind(site.db, 'car');
  const ticket = await createProductOfKind(site.db, 'attraction', { allotment: 2 });
  const ride = stay('2026-12-05', '2026-12-06');
  const drive = { ...ride, unitId: car.unitIds[0] as number, options: { ...ride.options, time: '08:30' } };
  const visit = (quantity: number) => ({
    ...stay('2026-12-07', '2026-12-07', quantity),
    unitId: ticket.unitIds[0] as number,
  });
  const good = [stay('2026-12-01', '2026-12-03'), drive, visit(1)];
  const bad = [
    stay('2027-06-01', '2027-06-03'),
    { ...ride, unitId: 999_999 },
    stay('2026-01-01', '2026-01-03'),
    { ...visit(2), from: '2026-12-08', to: '2026-12-08' },
    stay('2026-12-05', '2026-12-07', 4),
  ];
  const items = [bad[0], good[0], bad[1], bad[2], good[1], bad[3], good[2], bad[4]].flatMap(
    (one) => one ?? [],
  );
  const statements: string[] = [];
  const counted = site.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(queryId.queryId);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { priced, refused } = await quoteCart({ ...site.app, db: counted }, { items }, '');
  const now = site.clock.now();
  expect(priced?.quote).toEqual(
    await quoteNow(site.db, { items: good }, now).then((one) => one.ok && one.quote),
  );
  expect(refused).toHaveLength(bad.length);
  for (const { index, message, nearest } of refused) {
    const alone = await quoteNow(site.db, { items: [items[index] as (typeof items)[0]] }, now);
    expect(alone).toMatchObject({ ok: false, message });
    expect((!alone.ok && alone.nearestDates) || []).toEqual(nearest);
  }
  // Units, days with their season, and fleets once each; in addition the nearest days for sold-out items.
  expect(statements.length).toBeGreaterThanOrEqual(3);
  expect(statements.length).toBeLessThanOrEqual(3 + bad.length);
});
