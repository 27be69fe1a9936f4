import { beforeAll, expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { loadCalendar, loadCalendars } from './load-calendar.ts';

const database = setUpTestDatabase();
const ids: number[] = [];
beforeAll(async () => {
  for (let round = 0; round < 3; round++)
    for (const kind of kindNames) ids.push((await createProductOfKind(database.db, kind)).productId);
}, 120_000);

const span = { from: '2026-12-01', to: '2026-12-11', now: new Date('2026-11-30T05:00:00Z') };

test('products loaded in one batch have the same calendar as one by one', async () => {
  const unknown = 999_999;
  const together = await loadCalendars(database.db, [...ids, unknown], span);
  expect([...together.keys()]).toEqual([...ids, unknown]);
  for (const id of [...ids, unknown]) {
    const { fleets, ...alone } = await loadCalendar(database.db, id, span);
    const { fleets: all = [], ...own } = together.get(id) ?? {};
    expect(own, `product ${id}`).toEqual(alone);
    // Fleets of the other products may be included, because fleets are looked up by id.
    expect(all).toEqual(expect.arrayContaining(fleets));
  }
});

test('cards keep the same price, and only changed ones are announced', async () => {
  const { db } = database;
  const print = (some: number[]) =>
    db.transaction().execute((tx) => refreshDisplayPrices(tx, some, '2026-11-30'));
  const cards = () =>
    db
      .selectFrom('products')
      .select(['id', 'price_vnd', 'final_price_vnd', 'discount', 'price_from_on', 'price_until_on'])
      .select(['price_for', 'availability'])
      .orderBy('id')
      .execute();
  for (const id of ids) await print([id]);
  const alone = await cards();
  expect(alone.filter((card) => card.final_price_vnd > 0).length).toBeGreaterThan(kindNames.length);
  expect(await print(ids)).toEqual([]);
  await db
    .updateTable('products')
    .set({ final_price_vnd: 1, price_vnd: 1, price_for: null, price_until_on: null, discount: 0 })
    .execute();
  expect((await print(ids)).sort()).toEqual([...ids].sort());
  expect(await cards()).toEqual(alone);
});
