import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { refreshSearchVocabulary } from './refresh-search-vocabulary.ts';

const types = ['province', 'hotel', 'combo', 'tour', 'cruise'] as const;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await createHotel(database.db);
  await refreshSearchVocabulary(database.db);
});
afterAll(() => database.drop());

test('concurrent lists find the same, and read the vocabulary once', async () => {
  const { db, asked } = counting();
  const alone = [];
  for (const type of types) alone.push(await findMatches(db, type, 'song lang', { limit: 20 }));
  const statementsAlone = asked.splice(0).length;
  const together = await Promise.all(types.map((type) => findMatches(db, type, 'song lang', { limit: 20 })));
  expect(together).toEqual(alone);
  expect(together[1]?.ids).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(statementsAlone - 4);
});

test('an interpretation is dropped when nobody uses it any more', async () => {
  const { db } = database;
  const find = () => findMatches(db, 'hotel', 'khach san hien truc', { limit: 5 });
  expect((await find()).ids).toEqual([]);
  const { productId } = await createHotel(db);
  await db
    .updateTable('products')
    .set({ title: 'Khách sạn Hiên Trúc' })
    .where('id', '=', productId)
    .execute();
  await refreshSearchVocabulary(db);
  expect((await find()).ids).toEqual([productId]);
});

function counting() {
  const asked: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node.kind);
      return node;
    },
    async transformResult({ result }) {
      return result;
    },
  };
  return { db: database.db.withPlugin(plugin), asked };
}
