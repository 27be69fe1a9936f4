import { sql } from 'kysely';
import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
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

/**
 * Gives an article another slug; its old address leads to the new one from then on.
 * @throws ZodError when the new slug is not one
 */
export async function renameArticle(
  tx: Tx,
  input: { slug: string; newSlug: string; actor: Actor },
  now: Date,
): Promise<
  { ok: true; path: string } | { ok: false; reason: 'not_allowed' | 'unknown_article' | 'slug_taken' }
> {
  const { slug, actor } = input;
  if (!may(actor, 'content.edit')) return { ok: false, reason: 'not_allowed' };
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
  await recordMove(tx, { from: `/${slug}`, to: `/${newSlug}`, actor: actorText(actor) });
  const object = { type: 'article', id: newSlug };
  await writeHistory(tx, {
    actor,
    verb: 'content.edit',
    object,
    before: { slug },
    after: { slug: newSlug },
    now,
  });
  await announceChange(tx, ['content']);
  return { ok: true, path: `/${newSlug}` };
}
