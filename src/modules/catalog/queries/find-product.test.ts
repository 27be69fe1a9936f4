import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { findKnownProduct, findProduct } from './find-product.ts';

const database = setUpTestDatabase();
let hotel: TestHotel;
let slug: string;
beforeAll(async () => {
  hotel = await createHotel(database.db);
  await sql`
    WITH picture AS (
      INSERT INTO media_files (id, path, alt, width, height, bytes, haze)
      VALUES ('anh-1', '/media/anh-1.webp', 'Ảnh', 1200, 800, 1, '#aabbcc') RETURNING id),
    term AS (INSERT INTO terms (taxonomy, slug, title) VALUES ('facility', 'ho-boi', 'Hồ bơi') RETURNING id),
    shown AS (INSERT INTO product_images SELECT ${hotel.productId}, id, 0, 'Mặt tiền' FROM picture),
    inside AS (INSERT INTO unit_images SELECT ${hotel.unitIds[0]}, id, 0, 'Trong phòng' FROM picture),
    known AS (INSERT INTO unit_terms SELECT ${hotel.unitIds[0]}, id FROM term)
    INSERT INTO itinerary_days (product_id, day, title) VALUES (${hotel.productId}, 1, 'Ngày một')`.execute(
    database.db,
  );
  const row = await database.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  slug = row.slug;
});

const find = () => findKnownProduct(database.db, 'hotel', slug);

test('a product is the same object until it changes, and it is frozen', async () => {
  const known = await find();
  expect(known).toEqual(await findProduct(database.db, 'hotel', slug));
  await createHotel(database.db);
  expect(await find()).toBe(known);
  expect(() => (known as { highlights: string[] }).highlights.push('Mới')).toThrow(TypeError);
});

test.each([
  ['the product', sql`UPDATE products SET title = 'Khách sạn Mới'`],
  ['its pictures', sql`UPDATE product_images SET alt = 'Sảnh'`],
  ['a picture of the library', sql`UPDATE media_files SET haze = '#ffffff'`],
  ['its supplier', sql`UPDATE suppliers SET brand = 'Nhà cung cấp khác'`],
  ['its days', sql`UPDATE itinerary_days SET title = 'Ngày đầu'`],
  [
    'an extra departure, which lists read',
    sql`INSERT INTO extra_departures SELECT id, '2026-12-31', 'Đêm cuối năm', 'nhân viên', now() FROM products`,
  ],
  ['a unit', sql`UPDATE units SET title = 'Phòng hướng biển'`],
  ['pictures of a unit', sql`UPDATE unit_images SET alt = 'Ban công'`],
  ['features of a unit', sql`DELETE FROM unit_terms`],
  ['a plan', sql`UPDATE rate_plans SET title = 'Giá mùa hè'`],
  ['a policy', sql`UPDATE cancellation_policies SET note = 'Báo trước một ngày'`],
  ['a term', sql`UPDATE terms SET title = 'Bể bơi'`],
])('a page shows a change of %s at once, and not one that is rolled back', async (_, change) => {
  const before = await find();
  await database.db
    .transaction()
    .execute(async (tx) => {
      await change.execute(tx);
      expect(await find()).toBe(before);
      throw new Error('taken back');
    })
    .catch(() => {});
  expect(await find()).toEqual(before);
  await change.execute(database.db);
  const after = await find();
  expect(after).toEqual(await findProduct(database.db, 'hotel', slug));
  expect(after).not.toBe(before);
});

test.each([
  ['a product', sql`UPDATE products SET title = 'Nhà khách Suối Mơ' WHERE id = `],
  ['its address', sql`UPDATE products SET slug = 'nha-khach-suoi-mo' WHERE id = `],
  ['its rooms', sql`UPDATE units SET title = 'Phòng nhìn ra suối' WHERE product_id = `],
])('a combo reflects a change of %s that it includes', async (_, change) => {
  const along = await createHotel(database.db);
  const combo = await createProductOfKind(database.db, 'combo', { components: along.unitIds.slice(0, 1) });
  const { slug: comboSlug } = await database.db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', combo.productId)
    .executeTakeFirstOrThrow();
  const before = await findKnownProduct(database.db, 'combo', comboSlug);
  expect(before?.units[0]?.components).toHaveLength(1);
  await sql`${change}${along.productId}`.execute(database.db);
  const after = await findKnownProduct(database.db, 'combo', comboSlug);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await findProduct(database.db, 'combo', comboSlug));
});

test('an unpublished product is not found, and comes back in its current form', async () => {
  await find();
  await database.db.updateTable('products').set({ status: false }).execute();
  expect(await find()).toBeNull();
  await database.db.updateTable('products').set({ status: true, summary: 'Mở lại' }).execute();
  expect((await find())?.summary).toBe('Mở lại');
});

test('after two consecutive changes nobody keeps the first', async () => {
  const { promise: isFirst, resolve } = Promise.withResolvers<void>();
  const slow = database.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ summary: 'Thứ nhất' }).where('slug', '=', slug).execute();
    resolve();
    await find();
  });
  await isFirst;
  const next = database.db
    .updateTable('products')
    .set({ summary: 'Thứ hai' })
    .where('slug', '=', slug)
    .execute();
  const reads = Array.from({ length: 20 }, () => find());
  await Promise.all([slow, next, ...reads]);
  expect((await find())?.summary).toBe('Thứ hai');
});
