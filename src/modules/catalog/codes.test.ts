import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { book } from '#tests/factories/booking.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { runMigration } from '#tests/support/run-migration.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { type PlaceKind, placeKinds } from './codes.ts';

const database = setUpTestDatabase();
beforeAll(async () => {
  await createCatalogue(database.db);
});

test('stored names of provinces, meals and passengers become codes, and nothing else changes', async () => {
  const { db } = database;
  const cruise = await createProductOfKind(db, 'cruise');
  const { id: bookingId } = await book(
    db,
    createFakeQueue(),
    [itemOf(cruise, '2026-12-08')],
    new Date('2026-11-21T03:00:00Z'),
  );
  await sql`
    ALTER TABLE provinces DROP CONSTRAINT provinces_type_check, DROP CONSTRAINT provinces_region_check,
      ADD CONSTRAINT provinces_type_check CHECK (true), ADD CONSTRAINT provinces_region_check CHECK (true);
    UPDATE provinces SET type = 'thành phố', region = 'Trung' WHERE slug = 'da-nang';
    UPDATE provinces SET type = 'tỉnh', region = 'Bắc' WHERE slug = 'lao-cai';
    UPDATE provinces SET type = 'tỉnh', region = 'Nam' WHERE slug = 'lam-dong';
    ALTER TABLE itinerary_days DROP CONSTRAINT itinerary_days_meals;
    DELETE FROM travellers`.execute(db);
  await db
    .insertInto('itinerary_days')
    .values([
      {
        product_id: cruise.productId,
        day: 1,
        title: 'Một',
        meals: ['Tối', 'Sáng', 'Trưa'],
        items: json([]),
        overnight: '',
      },
      { product_id: cruise.productId, day: 2, title: 'Hai', meals: [], items: json([]), overnight: '' },
    ])
    .execute();
  const papers = ['nam', 'nữ', undefined].map((sex) => ({ ...(sex && { sex }), nationality: 'Việt Nam' }));
  for (const [position, details] of papers.entries())
    await db
      .insertInto('travellers')
      .values({ id: randomUUID(), booking_id: bookingId, position, full_name: 'Lan', details: json(details) })
      .execute();
  await runMigration(database.url, '0041_codes_of_provinces_meals_and_sex.sql');

  const provinces = await db
    .selectFrom('provinces')
    .select(['slug', 'type', 'region'])
    .orderBy('slug')
    .execute();
  expect(provinces).toEqual([
    { slug: 'da-nang', type: 'city', region: 'central' },
    { slug: 'lam-dong', type: 'province', region: 'south' },
    { slug: 'lao-cai', type: 'province', region: 'north' },
  ]);
  const days = await db
    .selectFrom('itinerary_days')
    .select('meals')
    .where('product_id', '=', cruise.productId)
    .orderBy('day')
    .execute();
  expect(days.map(({ meals }) => meals)).toEqual([['dinner', 'breakfast', 'lunch'], []]);
  const travellers = await db.selectFrom('travellers').select('details').orderBy('position').execute();
  expect(travellers.map(({ details }) => details)).toEqual([
    { sex: 'male', nationality: 'Việt Nam' },
    { sex: 'female', nationality: 'Việt Nam' },
    { nationality: 'Việt Nam' },
  ]);
});

/** As release 0.1.0 does, which knows no codes. */
async function addLabelled(slug: string, label: string) {
  const { id } = await database.db.selectFrom('provinces').select('id').executeTakeFirstOrThrow();
  await database.db
    .insertInto('places')
    .values({ slug, title: slug, kind: label, province_id: id })
    .execute();
}

const kindOf = (slug: string) =>
  database.db
    .selectFrom('places')
    .select(['kind', 'kind_code'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();

test('a place that the release before adds or edits has the code of its label; an unknown label stays', async () => {
  const labels = Object.entries(placeKinds) as [PlaceKind, string][];
  for (const [code, label] of labels) {
    await addLabelled(code, label);
    expect(await kindOf(code), label).toEqual({ kind: label, kind_code: code });
  }
  await addLabelled('ban-dao', 'bán đảo');
  expect(await kindOf('ban-dao')).toEqual({ kind: 'bán đảo', kind_code: 'other' });
  await database.db.updateTable('places').set({ kind: 'đảo' }).where('slug', '=', 'ban-dao').execute();
  expect((await kindOf('ban-dao')).kind_code).toBe('island');
});
