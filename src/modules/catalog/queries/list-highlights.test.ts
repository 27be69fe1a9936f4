import { beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listHighlights } from './list-highlights.ts';

const database = setUpTestDatabase();
beforeAll(async () => {
  await createCatalogue(database.db);
});

test('U-16: cars of a province come before those that only drive there', async () => {
  const { db } = database;
  const provinces = await db.selectFrom('provinces').select(['id', 'slug']).execute();
  const idOf = (slug: string) => provinces.find((province) => province.slug === slug)?.id as number;
  const standsIn = async (slugs: string[], popularity: number) => {
    const { productId } = await createProductOfKind(db, 'car');
    await db.updateTable('products').set({ popularity }).where('id', '=', productId).execute();
    for (const [position, slug] of slugs.entries())
      await db
        .insertInto('product_provinces')
        .values({ product_id: productId, province_id: idOf(slug), position })
        .execute();
    return productId;
  };
  const visiting = await standsIn(['da-nang', 'lam-dong'], 900);
  const own = await standsIn(['lam-dong'], 100);
  const { car = [] } = await listHighlights(db, { perKind: 2, province: 'lam-dong' });
  expect(car.map(({ id }) => id)).toEqual([own, visiting]);
});

test('U-65: the card of a combo names the hotel and its stars', async () => {
  const { combo = [] } = await listHighlights(database.db, { perKind: 1, province: 'da-nang' });
  expect(combo[0]?.facts).toEqual(['3N2Đ', '3 sao', 'Khách sạn Sóng Lặng Đà Nẵng']);
});
