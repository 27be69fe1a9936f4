import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { findText, type OfficeText, type TextRef } from '../queries/find-text.ts';
import { listOf, type TextValues } from '../schema.ts';
import {
  articleTextRow,
  keepFormerTexts,
  namesThere,
  pageTextRow,
  textForHistory,
  writeArticleProvinces,
} from './text-rows.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };
type UnknownName = 'unknown_province' | 'unknown_picture';
type Late = 'not_allowed' | 'unknown_text' | 'changed_meanwhile';
/** A text in the revision that the actor saw. */
type Seen = { ref: TextRef; revision: number; actor: Actor };

/** Adds an article, invisible until it is published. */
export async function addArticle(
  db: Executor,
  { slug, values, actor }: { slug: string; values: TextValues; actor: Actor },
  now: Date,
): Promise<{ ok: true } | Refused<'not_allowed' | 'slug_taken' | UnknownName>> {
  if (!may(actor, 'content.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const unknown = await unknownName(tx, values);
    if (unknown) return { ok: false, reason: unknown } as const;
    const row = { ...articleTextRow(values, null, now), slug, step: 0, draft: json(values) };
    const added = await tx
      .insertInto('articles')
      .values(row)
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'slug_taken' } as const;
    await writeArticleProvinces(tx, [{ articleId: added.id, values }]);
    const object = { type: 'article', id: slug };
    await writeHistory(tx, { actor, verb: 'content.add', object, after: textForHistory(values), now });
    return { ok: true } as const;
  });
}

/** Saves a draft, which the site shows once it is published. Refused when somebody else has saved since. */
export async function saveDraft(
  db: Executor,
  { ref, revision, values, actor }: Seen & { values: TextValues },
  now: Date,
): Promise<{ ok: true; version: number } | Refused<Late | UnknownName>> {
  if (!may(actor, 'content.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const seen = await readSeen(tx, ref, revision);
    if (!seen.ok) return seen;
    const unknown = ref.type === 'article' ? await unknownName(tx, values) : null;
    if (unknown) return { ok: false, reason: unknown } as const;
    await writeText(tx, seen.text, { draft: json(values) });
    const before = textForHistory(seen.text.draft ?? seen.text.live);
    const object = { type: ref.type, id: ref.slug };
    await writeHistory(tx, {
      actor,
      verb: 'content.draft',
      object,
      before,
      after: textForHistory(values),
      now,
    });
    return { ok: true, version: revision + 1 } as const;
  });
}

/** Discards an unpublished draft. A text that was never published is refused. */
export async function discardDraft(
  db: Executor,
  { ref, revision, actor }: Seen,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'never_published'>> {
  if (!may(actor, 'content.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const seen = await readSeen(tx, ref, revision);
    if (!seen.ok) return seen;
    if (seen.text.state === 'new') return { ok: false, reason: 'never_published' } as const;
    await writeText(tx, seen.text, { draft: null });
    await writeHistory(tx, { actor, verb: 'content.discard', object: { type: ref.type, id: ref.slug }, now });
    return { ok: true } as const;
  });
}

/**
 * Publishes a draft, or a withdrawn text again, and announces it to every page that shows it. The former text is kept. An
 * article planned for a later day becomes visible at eight in the morning of that day.
 */
export async function publishText(
  db: Executor,
  { ref, revision, actor }: Seen,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'nothing_new'>> {
  if (!may(actor, 'content.publish')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const seen = await readSeen(tx, ref, revision);
    if (!seen.ok) return seen;
    const { text } = seen;
    const values = text.draft ?? text.live;
    if (!text.draft && text.state !== 'withdrawn') return { ok: false, reason: 'nothing_new' } as const;
    if (text.draft && text.state !== 'new') await keepFormerTexts(tx, { texts: [text], actor }, now);
    if (text.articleId === null)
      await writeText(tx, text, { ...pageTextRow(values), status: true, draft: null, updated_at: now });
    else {
      const row = articleTextRow(values, text, now);
      await writeText(tx, text, { ...row, step: 1, status: true, draft: null, updated_at: now });
      await writeArticleProvinces(tx, [{ articleId: text.articleId, values }]);
    }
    await announceChange(tx, ['content']);
    const before = text.state === 'new' ? {} : textForHistory(text.live);
    const object = { type: ref.type, id: ref.slug };
    await writeHistory(tx, {
      actor,
      verb: 'content.publish',
      object,
      before,
      after: textForHistory(values),
      now,
    });
    return { ok: true } as const;
  });
}

async function readSeen(
  tx: Tx,
  ref: TextRef,
  revision: number,
): Promise<{ ok: true; text: OfficeText } | Refused<'unknown_text' | 'changed_meanwhile'>> {
  const text = await findText(tx, ref, { lock: true });
  if (!text) return { ok: false, reason: 'unknown_text' };
  return text.revision === revision ? { ok: true, text } : { ok: false, reason: 'changed_meanwhile' };
}

/** Every write increments the revision. */
async function writeText(tx: Tx, text: OfficeText, row: object): Promise<void> {
  const set = { ...row, revision: text.revision + 1 };
  if (text.articleId === null) await tx.updateTable('pages').set(set).where('slug', '=', text.slug).execute();
  else await tx.updateTable('articles').set(set).where('id', '=', text.articleId).execute();
}

/** The first reference of an article, province or picture, that does not exist. */
async function unknownName(tx: Tx, values: TextValues): Promise<UnknownName | null> {
  const { provinces, pictures } = await namesThere(tx, [values]);
  if (listOf(values.provinces ?? '').some((name) => !provinces.has(name))) return 'unknown_province';
  return values.mediaId && !pictures.has(values.mediaId) ? 'unknown_picture' : null;
}
