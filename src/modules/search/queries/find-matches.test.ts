import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createSearchCatalogue } from '#tests/factories/search-catalogue.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { refreshSearchVocabulary } from '../commands/refresh-search-vocabulary.ts';
import { testArticles, testPlaces, testProducts, testProvinces } from './catalogue.test-data.ts';
import { searchCases } from './find-matches.test-data.ts';
import { findMatches } from './find-matches.ts';
import type { SearchType } from './match-documents.ts';

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
  const flat = searchCases.flatMap(({ queries, ...rest }) => queries.map((query) => ({ query, ...rest })));

  it('is tried with at least 200 queries', () => {
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
