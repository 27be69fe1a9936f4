import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { articleInput, pageInput } from '../schema.ts';

const sorts = {
  article: { table: 'articles', head: '/', unknown: 'unknown_article', slug: articleInput.shape.slug },
  page: { table: 'pages', head: '/page/', unknown: 'unknown_page', slug: pageInput.shape.slug },
} as const;

/**
 * Gives an article or a static page another slug; its old address redirects from then on.
 * @throws ZodError when the new slug is invalid
 */
export async function renameText(
  tx: Tx,
  {
    type,
    slug,
    newSlug: typed,
    actor,
  }: { type: 'article' | 'page'; slug: string; newSlug: string; actor: Actor },
  now: Date,
): Promise<
  | { ok: true; path: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_article' | 'unknown_page' | 'slug_taken' }
> {
  if (!may(actor, 'content.edit')) return { ok: false, reason: 'not_allowed' };
  const { table, head, unknown, slug: shape } = sorts[type];
  const newSlug = shape.parse(typed);
  const same = await tx
    .selectFrom(table)
    .select('slug')
    .where('slug', 'in', [slug, newSlug])
    .forUpdate()
    .execute();
  if (!same.some((one) => one.slug === slug)) return { ok: false, reason: unknown };
  if (same.some((one) => one.slug === newSlug)) return { ok: false, reason: 'slug_taken' };
  await tx
    .updateTable(table)
    .set({ slug: newSlug, updated_at: new Date() })
    .where('slug', '=', slug)
    .execute();
  const path = head + newSlug;
  await recordMove(tx, { from: head + slug, to: path, actor: actorText(actor) });
  await writeHistory(tx, {
    ...{ actor, verb: 'content.edit', object: { type, id: newSlug }, now },
    ...{ before: { slug }, after: { slug: newSlug } },
  });
  await announceChange(tx, ['content']);
  return { ok: true, path };
}
