import { beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { findArticle, findArticleWithRelated, listRelatedArticles } from './queries.ts';

const database = setUpTestDatabase();
beforeAll(async () => {
  await createCatalogue(database.db);
});

test('an article with its related ones, by one statement, is what two statements say', async () => {
  const { db } = database;
  const slugs = (await db.selectFrom('articles').select('slug').execute()).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(2);
  for (const slug of slugs) {
    const article = await findArticle(db, slug);
    const related = await listRelatedArticles(db, { id: article?.id ?? 0 }, 2);
    expect(related).toHaveLength(2);
    expect(await findArticleWithRelated(db, slug, 2)).toEqual({ article, related });
  }
});

test('an article that is not published is neither found nor related', async () => {
  const { db } = database;
  await db.updateTable('articles').set({ status: false }).where('slug', '=', 'bai-2').execute();
  expect(await findArticleWithRelated(db, 'bai-2', 3)).toBeNull();
  const { related } = (await findArticleWithRelated(db, 'bai-1', 3)) ?? {};
  expect(related?.map(({ slug }) => slug)).toEqual(['bai-3']);
});
