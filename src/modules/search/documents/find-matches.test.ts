import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { createSearchCatalogue } from '#tests/factories/search-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findMatches } from './find-matches.ts';
import type { SearchType } from './match-documents.ts';
import { typoCases } from './search-cases/keys-and-typos.test-data.ts';
import { nameCases } from './search-cases/other-names.test-data.ts';
import { spellingCases } from './search-cases/spelling.test-data.ts';
import { wordCases } from './search-cases/words.test-data.ts';
import { testPlaces } from './search-catalogue/places.test-data.ts';
import { testArticles, testProducts } from './search-catalogue/products.test-data.ts';
import { testProvinces } from './search-catalogue/provinces.test-data.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await createSearchCatalogue(database.db, {
    provinces: testProvinces,
    places: testPlaces,
    products: testProducts,
    articles: testArticles,
  });
  await refreshSearchVocabulary(database.db);
});
afterAll(() => database.drop());

async function titlesOf(type: SearchType, ids: number[]): Promise<string[]> {
  const rows = await database.db
    .selectFrom('search_documents')
    .select(['id', 'title'])
    .where('type', '=', type)
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.title ?? '?');
}

describe('findMatches', () => {
  const cases = [...spellingCases, ...typoCases, ...nameCases, ...wordCases];
  const flat = cases.flatMap(({ queries, ...rest }) => queries.map((query) => ({ query, ...rest })));

  test('is tried with at least 200 queries', () => {
    expect(flat.length).toBeGreaterThanOrEqual(200);
  });

  test.each(flat)('$type: $query', async ({ query, type, first, correctedTo = null }) => {
    const found = await findMatches(database.db, type, query, { limit: 20 });
    const titles = await titlesOf(type, found.ids);
    expect(titles.slice(0, first.length || 20)).toEqual(first);
    expect(found.correctedTo).toBe(correctedTo);
    expect(found.total).toBeGreaterThanOrEqual(found.ids.length);
  });
});

test('a query without results runs its interpretations together and not one by one', async () => {
  let asked = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      asked++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  expect((await findMatches(db, 'car', 'ks dl 3n2d zuzuka', { limit: 20 })).ids).toEqual([]);
  expect(asked).toBeGreaterThan(2);
  // One of them for the office's words, one for a name that the last word may begin.
  expect(asked).toBeLessThanOrEqual(10);
});
