import { expect, test } from 'vitest';
import type { PricedFor } from '#modules/catalog/commands/set-display-prices.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { refreshDisplayPrices } from './refresh-display-prices.ts';
import { refreshStalePrices } from './refresh-stale-prices.ts';

const today = '2026-11-30';
const database = setUpTestDatabase();

async function sell(): Promise<{ productId: number; unitId: number }> {
  const { productId, unitIds } = await createProductOfKind(database.db, 'tour');
  await database.db.transaction().execute((tx) => refreshDisplayPrices(tx, [productId], today));
  return { productId, unitId: unitIds[0] as number };
}
const printed = async (productId: number) => {
  const row = await database.db
    .selectFrom('products')
    .select(['final_price_vnd', 'price_from_on', 'price_until_on', 'price_for', 'availability'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return { ...row, price_for: row.price_for as unknown as PricedFor | null };
};
const leave = (unitId: number, places: number, days: { from: string; to?: string }) =>
  database.db
    .updateTable('inventory')
    .set({ allotment: places })
    .where('unit_id', '=', unitId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to ?? '2099-01-01')
    .execute();

test('a card says for whom, for which day and until when its price is valid', async () => {
  const { productId, unitId } = await sell();
  expect(await printed(productId)).toMatchObject({
    availability: 'in_stock',
    price_from_on: '2026-12-01',
    price_until_on: '2026-12-01',
    price_for: { unitId, from: '2026-12-01', adults: 2, takes: [{ unitId, day: '2026-12-01', quantity: 2 }] },
  });
});

test('P-05: a price moves to the next available day when its places are sold, and disappears with the last', async () => {
  const { productId, unitId } = await sell();
  expect(await refreshStalePrices(database.db, today)).toBe(0);
  await leave(unitId, 1, { from: '2026-12-01', to: '2026-12-04' });
  expect(await refreshStalePrices(database.db, today)).toBe(1);
  expect(await printed(productId)).toMatchObject({ price_from_on: '2026-12-05', availability: 'in_stock' });
  await leave(unitId, 0, { from: '2026-11-01' });
  expect(await refreshStalePrices(database.db, today)).toBe(1);
  expect(await printed(productId)).toEqual({
    final_price_vnd: 0,
    price_from_on: null,
    price_until_on: null,
    price_for: null,
    availability: 'sold_out',
  });
  expect(await refreshStalePrices(database.db, today)).toBe(0);
  await leave(unitId, 5, { from: '2026-12-03', to: '2026-12-03' });
  expect(await refreshStalePrices(database.db, today)).toBe(1);
  expect(await printed(productId)).toMatchObject({ price_from_on: '2026-12-03', availability: 'limited' });
});

test('P-10: a price for a past day or without a party is recalculated', async () => {
  const { productId } = await sell();
  await database.db.updateTable('products').set({ price_for: null }).where('id', '=', productId).execute();
  expect(await refreshStalePrices(database.db, today)).toBe(1);
  expect(await refreshStalePrices(database.db, '2026-12-02')).toBeGreaterThan(0);
  expect(await printed(productId)).toMatchObject({ price_from_on: '2026-12-03' });
});

test('a product whose last unit went off sale says so, beside one that is on sale', async () => {
  const [stopped, sold] = [await sell(), await sell()];
  await database.db.updateTable('units').set({ status: false }).where('id', '=', stopped.unitId).execute();
  const both = [stopped.productId, sold.productId];
  const changed = await database.db.transaction().execute((tx) => refreshDisplayPrices(tx, both, today));
  expect(changed).toEqual([stopped.productId]);
  expect(await printed(stopped.productId)).toEqual({
    final_price_vnd: 0,
    price_from_on: null,
    price_until_on: null,
    price_for: null,
    availability: 'not_on_sale',
  });
  expect(await printed(sold.productId)).toMatchObject({ availability: 'in_stock' });
});
