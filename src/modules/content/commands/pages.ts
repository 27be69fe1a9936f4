import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { findText } from '../queries/find-text.ts';
import { whyNeeded } from '../queries/list-page-links.ts';
import { type PageInput, pageInput } from '../schema.ts';
import { keepFormerTexts } from './text-rows.ts';

/** Writes a static page under its slug. Idempotent. */
export async function savePage(tx: Tx, draft: PageInput): Promise<void> {
  const input = pageInput.parse(draft);
  const row = {
    slug: input.slug,
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    faqs: json(input.faqs),
    effective_on: input.effectiveOn,
    version: input.version,
  };
  await tx
    .insertInto('pages')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ ...row, revision: sql`pages.revision + 1`, updated_at: new Date() }),
    )
    .execute();
}

export type WithdrawPageResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_page' | 'changed_meanwhile' }
  | { ok: false; reason: 'needed'; why: string };

/**
 * Withdraws a static page: its address responds with 410, and its text stays readable by the day from which it was in effect.
 * Pages that the site itself links to are refused. Publishing it puts it back.
 */
export async function withdrawPage(
  tx: Tx,
  { slug, revision, actor }: { slug: string; revision: number; actor: Actor },
  now: Date,
): Promise<WithdrawPageResult> {
  if (!may(actor, 'content.withdraw')) return { ok: false, reason: 'not_allowed' };
  const text = await findText(tx, { type: 'page', slug }, { lock: true });
  if (!text) return { ok: false, reason: 'unknown_page' };
  if (text.revision !== revision || text.state === 'withdrawn')
    return { ok: false, reason: 'changed_meanwhile' };
  const why = await whyNeeded(tx, slug);
  if (why) return { ok: false, reason: 'needed', why };
  await keepFormerTexts(tx, { texts: [text], actor }, now);
  await tx
    .updateTable('pages')
    .set({ status: false, revision: revision + 1, updated_at: now })
    .where('slug', '=', slug)
    .execute();
  const object = { type: 'page', id: slug };
  await writeHistory(tx, { actor, verb: 'content.withdraw', object, after: { status: false }, now });
  await announceChange(tx, ['content']);
  return { ok: true };
}
