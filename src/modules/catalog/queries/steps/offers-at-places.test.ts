import { beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { offersAtPlaces } from './offers-at-places.ts';

const database = setUpTestDatabase();
let ids: Map<string, number>;
beforeAll(async () => {
  ids = await createCatalogue(database.db);
});

test('U-82: what can be booked at a place is counted, with the lowest price of a night', async () => {
  const { db } = database;
  const place = await db
    .selectFrom('places')
    .select('id')
    .where('slug', '=', 'da-lat')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('product_places').where('place_id', '=', place.id).execute();
  expect(await offersAtPlaces(db, [place.id])).toEqual(new Map());
  const products = await db
    .selectFrom('products')
    .select(['id', 'kind', 'slug'])
    .where('kind', 'in', ['hotel', 'tour'])
    .where('id', 'in', [...ids.values()])
    .orderBy('id')
    .execute();
  const hotels = products.filter(({ kind }) => kind === 'hotel').slice(0, 3);
  const tour = products.find(({ kind }) => kind === 'tour');
  const [cheap, dear, hidden] = hotels;
  if (!cheap || !dear || !hidden || !tour) throw new Error('three hotels and a tour are needed');
  for (const { id } of [cheap, dear, hidden, tour])
    await db
      .insertInto('product_places')
      .values({ product_id: id, place_id: place.id, position: 0 })
      .execute();
  const price = (id: number, final_price_vnd: number) =>
    db.updateTable('products').set({ final_price_vnd }).where('id', '=', id).execute();
  await price(cheap.id, 714_000);
  await price(dear.id, 0);
  await db.updateTable('products').set({ status: false }).where('id', '=', hidden.id).execute();
  await price(hidden.id, 100_000);
  expect((await offersAtPlaces(db, [place.id])).get(place.id)).toEqual({
    products: 3,
    hotels: 2,
    nightFromVnd: 714_000,
  });
});
