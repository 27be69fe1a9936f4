import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { type ArticleInput, articleInput } from '../schema.ts';

/** Writes an article under its slug. Safe to repeat. @throws when a province is unknown */
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
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ ...row, updated_at: new Date() }))
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

/**
 * Gives an article another slug; its old address leads to the new one from then on.
 * @throws ZodError when the new slug is not one
 */
export async function renameArticle(
  tx: Tx,
  input: { slug: string; newSlug: string; actor: string },
): Promise<{ ok: true; path: string } | { ok: false; reason: 'unknown_article' | 'slug_taken' }> {
  const { slug, actor } = input;
  const newSlug = articleInput.shape.slug.parse(input.newSlug);
  const same = await tx
    .selectFrom('articles')
    .select('slug')
    .where('slug', 'in', [slug, newSlug])
    .forUpdate()
    .execute();
  if (!same.some((one) => one.slug === slug)) return { ok: false, reason: 'unknown_article' };
  if (same.some((one) => one.slug === newSlug)) return { ok: false, reason: 'slug_taken' };
  await tx
    .updateTable('articles')
    .set({ slug: newSlug, updated_at: new Date() })
    .where('slug', '=', slug)
    .execute();
  await recordMove(tx, { from: `/${slug}`, to: `/${newSlug}`, actor });
  await announceChange(tx, ['content']);
  return { ok: true, path: `/${newSlug}` };
}

/** Takes an article off the site, or puts it back; its address then says that it is gone (410). */
export async function withdrawArticle(
  tx: Tx,
  article: { slug: string; isBack?: boolean },
): Promise<{ ok: true } | { ok: false; reason: 'unknown_article' }> {
  const row = await tx
    .updateTable('articles')
    .set({ status: article.isBack ?? false, updated_at: new Date() })
    .where('slug', '=', article.slug)
    .returning('id')
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'unknown_article' };
  await announceChange(tx, ['content']);
  return { ok: true };
}
