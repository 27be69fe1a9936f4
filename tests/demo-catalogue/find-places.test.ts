import { beforeAll, expect, test } from 'vitest';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';
import { createSearchCatalogue } from '#tests/factories/search-catalogue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { placeQueries } from './place-queries.test-data.ts';

const database = setUpTestDatabase();
const slugs = new Map<number, string>();

beforeAll(async () => {
  await createSearchCatalogue(database.db, {
    provinces: Object.fromEntries(provinces.map(({ slug, ...province }) => [slug, province])),
    places: Object.fromEntries(places.map(({ slug, ...place }) => [slug, place])),
    products: {},
    articles: [],
  });
  await refreshSearchVocabulary(database.db);
  for (const { id, slug } of await database.db.selectFrom('places').select(['id', 'slug']).execute())
    slugs.set(id, slug);
});

const titles = new Map(places.map(({ slug, title }) => [slug, title]));

async function find(query: string): Promise<string[]> {
  const { ids } = await findMatches(database.db, 'place', query, { limit: 8 });
  return ids.map((id) => slugs.get(id) ?? '?');
}

const cases = placeQueries.flatMap(([slug, ...queries]) => queries.map((query) => [query, slug] as const));

test('places are searched for in at least 250 ways', () => {
  expect(cases.length).toBeGreaterThanOrEqual(250);
});

test.each(cases)('%s finds %s first', async (query, slug) => {
  expect((await find(query))[0]).toBe(slug);
});

test('every place is found first by its own title, with and without diacritics: similar ones come after', async () => {
  const wrong: string[] = [];
  for (const { title } of places) {
    const [byTitle = ''] = await find(title);
    if (titles.get(byTitle) !== title) wrong.push(`${title}: ${byTitle}`);
    const [byLetters = ''] = await find(fold(title));
    if (fold(titles.get(byLetters) ?? '') !== fold(title)) wrong.push(`${fold(title)}: ${byLetters}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);
