import { expect, test } from 'vitest';
import { findKnownProduct } from '#modules/catalog/queries/find-product.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { getKnownUnits, listStayOffers } from './list-stay-offers.ts';

const database = setUpTestDatabase();

const now = new Date('2026-11-21T03:00:00Z');
const stay = { from: '2026-12-05', to: '2026-12-07', quantity: 1, adults: 2, childAges: [] };

test('cached offers of a product equal fresh ones, before and after its plans and rooms change', async () => {
  const { db } = database;
  const { productId, planIds, unitIds } = await createBookableHotel(db);
  const { slug } = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const offers = async () => {
    const product = await findKnownProduct(db, 'hotel', slug);
    const units = product ? await getKnownUnits(db, product) : [];
    const known = await listStayOffers(db, productId, { ...stay, units }, now);
    expect(known).toEqual(await listStayOffers(db, productId, stay, now));
    return known.map(({ result }) => (result.ok ? result.quote.total : result.reason));
  };
  expect(await offers()).toEqual([2_000_000]);
  await db.updateTable('rate_plans').set({ price_percent: 90 }).where('id', 'in', planIds).execute();
  const [cheaper] = await offers();
  expect(cheaper).not.toBe(2_000_000);
  await db.updateTable('inventory').set({ closed: true }).where('unit_id', 'in', unitIds).execute();
  expect(await offers()).toEqual(['closed']);
  await db.updateTable('units').set({ status: false }).where('id', 'in', unitIds).execute();
  expect(await offers()).toEqual([]);
});
