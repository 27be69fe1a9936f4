import { beforeAll, expect, test } from 'vitest';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { findArticleWithRelated } from './queries/find-article-with-related.ts';
import { listTextPictures } from './queries/list-text-pictures.ts';
import { findArticle, listRelatedArticles } from './queries.ts';

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
    expect(await findArticleWithRelated(db, slug, 2)).toEqual({ article, related, pictures: [] });
  }
});

test('an article that has not changed is the same object, and a changed one has what was written', async () => {
  const { db } = database;
  const first = await findArticleWithRelated(db, 'bai-3', 2);
  expect(await findArticleWithRelated(db, 'bai-3', 2)).toBe(first);
  expect((await findArticleWithRelated(db, 'bai-3', 1))?.related).toHaveLength(1);
  const related = first?.related[0]?.slug ?? '';
  await db.updateTable('articles').set({ title: 'Tên mới' }).where('slug', '=', related).execute();
  const next = await findArticleWithRelated(db, 'bai-3', 2);
  expect(next?.related.map(({ title }) => title)).toContain('Tên mới');
});

test('the pictures that a text embeds come with it', async () => {
  const { db } = database;
  const [one, other] = ['vinh-sang', 'vinh-chieu'];
  const ids = [one, other];
  for (const id of ids)
    await db
      .insertInto('media_files')
      .values({ id, path: `/media/${id}.webp`, alt: id, width: 800, height: 600, bytes: 1, haze: '#ffffff' })
      .execute();
  const content = `![Vịnh](${one} "Buổi sáng")\n\nXem [bài](/bai-2) và\n\n![](<${other}>)\n\n![Mất](khong-co)`;
  await db.updateTable('articles').set({ content }).where('slug', '=', 'bai-1').execute();
  const { pictures = [] } = (await findArticleWithRelated(db, 'bai-1', 1)) ?? {};
  const byId = (found: { id: string }[]) => found.sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(pictures).toHaveLength(2);
  expect(byId(pictures)).toEqual(byId(await listTextPictures(db, ids)));
});

test('an article that is not published is neither found nor related', async () => {
  const { db } = database;
  await db.updateTable('articles').set({ status: false }).where('slug', '=', 'bai-2').execute();
  expect(await findArticleWithRelated(db, 'bai-2', 3)).toBeNull();
  const { related } = (await findArticleWithRelated(db, 'bai-1', 3)) ?? {};
  expect(related?.map(({ slug }) => slug)).toEqual(['bai-3']);
});
