import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistoryLines } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { findArticleTexts, type OfficeText } from '../queries/find-text.ts';
import { textForHistory } from './text-rows.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };
type Late = 'not_allowed' | 'unknown_text' | 'changed_meanwhile';
/** Articles in the revisions that the actor saw. */
type SeenArticles = { articles: readonly { slug: string; revision: number }[]; actor: Actor };

/** Deletes articles that were never published: all, or none. Their history stays. */
export async function removeNewArticles(
  tx: Tx,
  { articles, actor }: SeenArticles,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'published'>> {
  if (!may(actor, 'content.edit')) return { ok: false, reason: 'not_allowed' };
  const seen = await lockArticles(tx, articles);
  if (!seen.ok) return seen;
  if (seen.texts.some(({ state }) => state !== 'new')) return { ok: false, reason: 'published' };
  const ids = idsOf(seen.texts);
  if (ids.length === 0) return { ok: true };
  await tx.deleteFrom('article_provinces').where('article_id', 'in', ids).execute();
  await tx.deleteFrom('articles').where('id', 'in', ids).execute();
  await writeHistoryLines(
    tx,
    seen.texts.map(({ slug, live }) => ({
      ...{
        actor,
        verb: 'content.remove',
        object: { type: 'article', id: slug },
        before: textForHistory(live),
        now,
      },
    })),
  );
  return { ok: true };
}

/** Discards the unpublished drafts of articles: of all, or of none. */
export async function discardArticleDrafts(
  tx: Tx,
  { articles, actor }: SeenArticles,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'never_published'>> {
  if (!may(actor, 'content.edit')) return { ok: false, reason: 'not_allowed' };
  const seen = await lockArticles(tx, articles);
  if (!seen.ok) return seen;
  if (seen.texts.some(({ state }) => state === 'new')) return { ok: false, reason: 'never_published' };
  const ids = idsOf(seen.texts);
  if (ids.length === 0) return { ok: true };
  await tx
    .updateTable('articles')
    .set((eb) => ({ draft: null, revision: eb('revision', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await writeHistoryLines(
    tx,
    seen.texts.map(({ slug }) => ({
      ...{ actor, verb: 'content.discard', object: { type: 'article', id: slug }, now },
    })),
  );
  return { ok: true };
}

/** Withdraws published articles: all, or none. Their addresses then respond with 410. */
export async function withdrawArticles(
  tx: Tx,
  { slugs, actor }: { slugs: readonly string[]; actor: Actor },
  now: Date,
): Promise<{ ok: true } | Refused<'not_allowed' | 'unknown_text'>> {
  if (!may(actor, 'content.withdraw')) return { ok: false, reason: 'not_allowed' };
  if (slugs.length === 0) return { ok: true };
  const there = await tx
    .selectFrom('articles')
    .select('id')
    .where('slug', 'in', slugs)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (there.length < slugs.length) return { ok: false, reason: 'unknown_text' };
  await tx
    .updateTable('articles')
    .set({ status: false, updated_at: new Date() })
    .where('slug', 'in', slugs)
    .execute();
  await writeHistoryLines(
    tx,
    slugs.map((slug) => ({
      ...{
        actor,
        verb: 'content.withdraw',
        object: { type: 'article', id: slug },
        after: { status: false },
        now,
      },
    })),
  );
  await announceChange(tx, ['content']);
  return { ok: true };
}

/** Locks articles, provided that all still have the revision that was seen. */
export async function lockArticles(
  tx: Tx,
  articles: SeenArticles['articles'],
): Promise<{ ok: true; texts: OfficeText[] } | Refused<'unknown_text' | 'changed_meanwhile'>> {
  const found = await findArticleTexts(
    tx,
    articles.map(({ slug }) => slug),
    { lock: true },
  );
  const texts: OfficeText[] = [];
  for (const { slug, revision } of articles) {
    const text = found.get(slug);
    if (!text) return { ok: false, reason: 'unknown_text' };
    if (text.revision !== revision) return { ok: false, reason: 'changed_meanwhile' };
    texts.push(text);
  }
  return { ok: true, texts };
}

const idsOf = (texts: readonly OfficeText[]) => texts.flatMap(({ articleId }) => articleId ?? []);
