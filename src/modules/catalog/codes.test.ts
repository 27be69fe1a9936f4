import { expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { type PlaceKind, placeKinds } from './codes.ts';

const database = setUpTestDatabase();

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
  await createCatalogue(database.db);
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
