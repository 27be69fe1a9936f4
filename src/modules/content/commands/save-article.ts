import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { type ArticleInput, articleInput } from '../schema.ts';

/** Writes an article under its slug. Idempotent. @throws when a province is unknown */
export async function saveArticle(tx: Tx, draft: ArticleInput): Promise<{ id: number }> {
  const input = articleInput.parse(draft);
  const row = {
    slug: input.slug,
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    category: input.category,
    tags: input.tags,
    author: json(input.author),
    media_id: input.mediaId,
    special: input.special,
    popularity: input.popularity,
    published_at: `${input.publishedAt}T08:00:00+07:00`,
  };
  const { id } = await tx
    .insertInto('articles')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ ...row, revision: sql`articles.revision + 1`, updated_at: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('article_provinces').where('article_id', '=', id).execute();
  for (const province of new Set(input.provinces)) {
    const { id: provinceId } = await tx
      .selectFrom('provinces')
      .select('id')
      .where('slug', '=', province)
      .executeTakeFirstOrThrow(() => new Error(`Article ${input.slug}: unknown province ${province}`));
    await tx.insertInto('article_provinces').values({ article_id: id, province_id: provinceId }).execute();
  }
  return { id };
}
