import { beforeAll, expect, test } from 'vitest';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { SearchType } from '#modules/search/documents/match-documents.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { typedQueries } from './typed-queries.test-data.ts';

const database = setUpTestDatabase({ demo: true });
const slugs = new Map<string, string>();

beforeAll(async () => {
  const { db } = database;
  const rows = await Promise.all([
    db.selectFrom('provinces').select(['id', 'slug']).execute(),
    db.selectFrom('places').select(['id', 'slug']).execute(),
    db.selectFrom('products').select(['id', 'slug']).execute(),
  ]);
  for (const [index, of] of ['province', 'place', 'product'].entries())
    for (const { id, slug } of rows[index] ?? []) slugs.set(`${of} ${id}`, slug);
}, demoTimeoutMs);

const cases = Object.entries(typedQueries).flatMap(([type, rows]) =>
  rows.flatMap(([wanted, ...queries]) =>
    queries.map((query) => [type as SearchType, query, wanted.split(' ')] as const),
  ),
);

/** The results of a type, best first. */
async function find(type: SearchType, query: string): Promise<string[]> {
  const { ids } = await findMatches(database.db, type, query, { limit: 5 });
  const of = type === 'province' || type === 'place' ? type : 'product';
  return ids.map((id) => slugs.get(`${of} ${id}`) ?? '?');
}

test('of the texts that people type at least 199 of 200 find first what they mean', async () => {
  expect(cases.length).toBeGreaterThan(450);
  const missed: string[] = [];
  for (const [type, query, wanted] of cases) {
    const [first = 'nothing'] = await find(type, query);
    if (!wanted.includes(first)) missed.push(`${type} “${query}”: ${first} for ${wanted.join(' or ')}`);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(cases.length / 200);
}, 120_000);
