import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createProductOfKind } from '#tests/factories/product-of-kind.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listHighlights } from './list-highlights.ts';
import { listRelated } from './list-related.ts';

const database = setUpTestDatabase();
beforeAll(async () => {
  await createCatalogue(database.db);
});

/** A car that waits at a position and drives to provinces, its own first, and to places. */
async function createCar(
  popularity: number,
  { lat, lng, provinces, places = [] }: { lat: number; lng: number; provinces: string[]; places?: string[] },
) {
  const { db } = database;
  const { productId } = await createProductOfKind(db, 'car');
  await db.updateTable('products').set({ popularity, lat, lng }).where('id', '=', productId).execute();
  for (const [position, slug] of provinces.entries())
    await sql`INSERT INTO product_provinces (product_id, province_id, position)
      SELECT ${productId}, id, ${position} FROM provinces WHERE slug = ${slug}`.execute(db);
  for (const [position, slug] of places.entries())
    await sql`INSERT INTO product_places (product_id, place_id, position)
      SELECT ${productId}, id, ${position} FROM places WHERE slug = ${slug}`.execute(db);
  return productId;
}

test('U-16: cars of a province come first, then the nearest of those that only drive there', async () => {
  const { db } = database;
  const [{ lat, lng } = { lat: 0, lng: 0 }] = await db
    .selectFrom('provinces')
    .select(['lat', 'lng'])
    .where('slug', '=', 'lam-dong')
    .execute();
  const far = await createCar(900, { lat: lat + 2, lng, provinces: ['da-nang', 'lam-dong'] });
  const near = await createCar(100, { lat: lat + 1, lng, provinces: ['da-nang', 'lam-dong'] });
  const own = await createCar(50, { lat: lat + 3, lng, provinces: ['lam-dong'] });
  const known = await createCar(60, { lat: lat + 3, lng, provinces: ['lam-dong'] });
  const { car = [] } = await listHighlights(db, { perKind: 4, province: 'lam-dong' });
  expect(car.map(({ id }) => id)).toEqual([known, own, near, far]);
});

test('U-16: at a place and beside another car the nearest come first, however known the others are', async () => {
  const { db } = database;
  const place = await db
    .selectFrom('places')
    .select(['slug', 'lat', 'lng'])
    .where('lat', 'is not', null)
    .executeTakeFirstOrThrow();
  const { slug } = place;
  const [lat, lng] = [Number(place.lat), Number(place.lng)];
  const standing = { provinces: ['lam-dong'], places: [slug] };
  const far = await createCar(900, { lat: lat + 0.9, lng, ...standing });
  const near = await createCar(10, { lat: lat + 0.2, lng, ...standing });
  const { car = [] } = await listHighlights(db, { perKind: 2, place: slug });
  expect(car.map(({ id }) => id)).toEqual([near, far]);
  const alone = await createCar(5, { lat: lat + 0.3, lng, provinces: ['da-nang'] });
  const others = await listRelated(db, { id: near, kind: 'car', lat: lat + 0.2, lng }, 2);
  expect(others.map(({ id }) => id)).toEqual([alone, far]);
});

test('U-65: the card of a combo names the hotel and its stars', async () => {
  const { combo = [] } = await listHighlights(database.db, { perKind: 1, province: 'da-nang' });
  expect(combo[0]?.facts).toEqual(['3N2Đ', '3 sao', 'Khách sạn Sóng Lặng Đà Nẵng']);
});
