import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { findMatches } from './find-matches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function findHotels(text: string): Promise<number[]> {
  return (await findMatches(database.db, 'hotel', text, { limit: 20 })).ids;
}

describe('search_documents', () => {
  test('follow titles, publication and deletion of products', async () => {
    const { productId } = await createHotel(database.db);
    const change = (values: object) =>
      database.db.updateTable('products').set(values).where('id', '=', productId).execute();
    expect(await findHotels('song lang')).toEqual([productId]);

    await change({ title: 'Khách sạn Nắng Lụa' });
    expect(await findHotels('song lang')).toEqual([]);
    expect(await findHotels('nang lua')).toEqual([productId]);

    await change({ step: 0 });
    expect(await findHotels('nang lua')).toEqual([]);
    await change({ step: 1, search_keywords: 'Vịnh Xuân Đài' });
    expect(await findHotels('vinh xuan dai')).toEqual([productId]);
    await change({ status: false });
    expect(await findHotels('nang lua')).toEqual([]);
    await change({ status: true });

    await sql`DELETE FROM rate_plans WHERE product_id = ${productId}`.execute(database.db);
    await sql`DELETE FROM products WHERE id = ${productId}`.execute(database.db);
    expect(await findHotels('nang lua')).toEqual([]);
  });

  test('contain the longest title of the shortest words: all of them fit into one index entry', async () => {
    const { productId } = await createHotel(database.db);
    const letters = [...'abcdeghiklmnopqrstuvxy0123456789'];
    const words = [...letters, ...letters.flatMap((one) => [`${one}a`, `${one}b`])];
    const title = words.join(' ').slice(0, 160);
    await sql`UPDATE products SET title = ${title}, kind = 'experience' WHERE id = ${productId}`.execute(
      database.db,
    );
    const { ids } = await findMatches(database.db, 'experience', title.slice(0, 60), { limit: 20 });
    expect(ids).toEqual([productId]);
    await sql`UPDATE products SET status = false WHERE id = ${productId}`.execute(database.db);
  });

  test('do not change when only prices change', async () => {
    const { productId } = await createHotel(database.db);
    const versionOf = async () => {
      const { rows } = await sql<{ version: string }>`
        SELECT xmin::text AS version FROM search_documents WHERE source = 'products' AND id = ${productId}`.execute(
        database.db,
      );
      return rows[0]?.version;
    };
    const before = await versionOf();
    await sql`UPDATE products SET final_price_vnd = 1, price_vnd = 2 WHERE id = ${productId}`.execute(
      database.db,
    );
    expect(await versionOf()).toBe(before);
    await sql`UPDATE products SET popularity = 7 WHERE id = ${productId}`.execute(database.db);
    expect(await versionOf()).not.toBe(before);
    await sql`UPDATE products SET status = false WHERE id = ${productId}`.execute(database.db);
  });

  test('hide an article until it is published', async () => {
    const publish = (publishedAt: string) =>
      sql`INSERT INTO articles (slug, title, content, category, author, published_at)
        VALUES ('mua-hoa-cai', 'Mùa hoa cải', '', 'mua', '{}', ${publishedAt})
        ON CONFLICT (slug) DO UPDATE SET published_at = excluded.published_at`.execute(database.db);
    await publish('2999-01-01');
    expect((await findMatches(database.db, 'article', 'hoa cai', { limit: 5 })).ids).toEqual([]);
    await publish('2026-01-01');
    expect((await findMatches(database.db, 'article', 'hoa cai', { limit: 5 })).ids).toHaveLength(1);
  });
});

describe('refreshSearchVocabulary', () => {
  test('contains names, pairs and words as they are written, and drops deleted ones', async () => {
    const first = await createHotel(database.db);
    const second = await createHotel(database.db);
    await refreshSearchVocabulary(database.db);
    const termsOf = () =>
      database.db.selectFrom('search_words').select(['term', 'kind', 'spelling']).execute();
    expect(await termsOf()).toEqual(
      expect.arrayContaining([
        { term: 'khach san', kind: 'pair', spelling: 'khách sạn' },
        { term: 'lang', kind: 'word', spelling: 'lặng' },
      ]),
    );
    expect((await findMatches(database.db, 'hotel', 'sogn lang', { limit: 5 })).correctedTo).toBe(
      'sóng lặng',
    );

    await database.db
      .updateTable('products')
      .set({ title: 'Khách sạn Hiên Trúc' })
      .where('id', 'in', [first.productId, second.productId])
      .execute();
    await refreshSearchVocabulary(database.db);
    expect((await termsOf()).map(({ term }) => term)).not.toContain('lang');
  });

  test('joins the transaction of its caller', async () => {
    await database.db.transaction().execute(async (tx) => {
      await createHotel(tx);
      await refreshSearchVocabulary(tx);
    });
    expect(await database.db.selectFrom('search_words').selectAll().execute()).not.toEqual([]);
  });
});
