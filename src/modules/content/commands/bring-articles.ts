import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { findArticleTexts, type OfficeText } from '../queries/find-text.ts';
import { listOf, type TextValues } from '../schema.ts';
import {
  articleColumns,
  articleTextRow,
  keepFormerTexts,
  namesThere,
  textForHistory,
  writeArticleProvinces,
} from './text-rows.ts';

/** An imported article with its complete text. */
export interface BroughtArticle {
  slug: string;
  values: TextValues;
  /** Its text differs from the present one. */
  isWritten: boolean;
  /** It is to be published. */
  isPut: boolean;
  /** The revision it is based on; null for a new article. */
  seen: { revision: number } | null;
}

type Refused = {
  ok: false;
  reason:
    | 'not_allowed'
    | 'slug_taken'
    | 'unknown_text'
    | 'changed_meanwhile'
    | 'nothing_new'
    | 'unknown_province'
    | 'unknown_picture';
};
/** `revision` is the present one. */
export type BroughtArticleResult = { ok: true; revision: number } | Refused;

interface Standing extends BroughtArticle {
  ok: true;
  /** Locked; null where it is new. */
  before: OfficeText | null;
  /** The revision afterwards. */
  revision: number;
}
type Kept = Standing & { before: OfficeText };

/**
 * Does for many articles what `addArticle`, `saveDraft` and `publishText` do for one: the same rights, checks, former versions,
 * history and announcement, but with one statement per table, so that a long text is written only once. Each article is written
 * completely or not at all.
 * @returns the result of each, in their order
 */
export async function bringArticles(
  tx: Tx,
  { articles, actor }: { articles: readonly BroughtArticle[]; actor: Actor },
  now: Date,
): Promise<BroughtArticleResult[]> {
  if (!may(actor, 'content.edit')) return articles.map(() => ({ ok: false, reason: 'not_allowed' }));
  const standings = await standingsOf(tx, articles, may(actor, 'content.publish'));
  const open = standings.filter((one) => one.ok);
  const begun = open.filter(({ before }) => !before);
  const added = await insertAll(tx, begun, now);
  const kept = open.filter((one): one is Kept => one.before !== null);
  await updateAll(tx, { kept, actor }, now);
  const isThere = (one: Standing) => one.before !== null || added.has(one.slug);
  const spoken = open.flatMap((one) => {
    const articleId = one.before?.articleId ?? added.get(one.slug);
    return typeof articleId === 'number' && (one.isPut || !one.before)
      ? [{ articleId, values: one.values }]
      : [];
  });
  if (spoken.length > 0) await writeArticleProvinces(tx, spoken);
  const done = open.filter(isThere);
  if (done.some(({ isPut }) => isPut)) await announceChange(tx, ['content']);
  await writeHistoryLines(
    tx,
    done.flatMap((one) => linesOf(one, { actor, object: { type: 'article', id: one.slug }, now })),
  );
  return standings.map((one): BroughtArticleResult => {
    if (!one.ok) return one;
    return isThere(one) ? { ok: true, revision: one.revision } : { ok: false, reason: 'slug_taken' };
  });
}

async function standingsOf(
  tx: Tx,
  articles: readonly BroughtArticle[],
  mayPublish: boolean,
): Promise<(Standing | Refused)[]> {
  const slugs = articles.map(({ slug }) => slug);
  const found = await findArticleTexts(tx, slugs, { lock: true });
  const names = await namesThere(
    tx,
    articles.map(({ values }) => values),
  );
  const begun = new Set<string>();
  return articles.map((one): Standing | Refused => {
    const { slug, seen, values, isWritten, isPut } = one;
    const before = found.get(slug) ?? null;
    const reason = isPut && !mayPublish ? 'not_allowed' : whyNot(one, before, begun);
    if (reason) return { ok: false, reason };
    if (listOf(values.provinces ?? '').some((name) => !names.provinces.has(name)))
      return { ok: false, reason: 'unknown_province' };
    if (values.mediaId && !names.pictures.has(values.mediaId))
      return { ok: false, reason: 'unknown_picture' };
    begun.add(slug);
    const saves = (isWritten && seen ? 1 : 0) + (isPut ? 1 : 0);
    const text = before && !isWritten ? (before.draft ?? before.live) : values;
    return { ...one, values: text, ok: true, before, revision: (before?.revision ?? 1) + saves };
  });
}

function whyNot(
  { slug, seen, isWritten, isPut }: BroughtArticle,
  before: OfficeText | null,
  begun: Set<string>,
) {
  if (!seen) return before || begun.has(slug) ? 'slug_taken' : null;
  if (!before) return 'unknown_text';
  if (before.revision !== seen.revision) return 'changed_meanwhile';
  if (isWritten) return null;
  return isPut && (before.draft || before.state === 'withdrawn') ? null : 'nothing_new';
}

/** @returns their ids by slug; none for one whose slug was taken meanwhile */
async function insertAll(tx: Tx, begun: readonly Standing[], now: Date): Promise<Map<string, number>> {
  if (begun.length === 0) return new Map();
  const rows = await tx
    .insertInto('articles')
    .values(
      begun.map(({ slug, values, isPut, revision }) => ({
        ...articleTextRow(values, null, now),
        ...{ slug, step: isPut ? 1 : 0, draft: isPut ? null : json(values), revision },
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug'])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Saves drafts, and overwrites the published text of those to be published; the former text is kept. */
async function updateAll(
  tx: Tx,
  { kept, actor }: { kept: readonly Kept[]; actor: Actor },
  now: Date,
): Promise<void> {
  const replaced = kept.filter(
    ({ isPut, isWritten, before }) => isPut && (isWritten || before.draft) && before.state !== 'new',
  );
  await keepFormerTexts(tx, { texts: replaced.map(({ before }) => before), actor }, now);
  const drafts = kept.flatMap(({ isPut, before, values, revision }) =>
    isPut ? [] : [{ id: before.articleId, revision, draft: values }],
  );
  if (drafts.length > 0)
    await sql`
      UPDATE articles a SET draft = n.draft, revision = n.revision
      FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS n (id int, revision int, draft jsonb)
      WHERE a.id = n.id`.execute(tx);
  const put = kept.flatMap(({ isPut, before, values, revision }) =>
    isPut ? [{ ...articleColumns(values, before, now), id: before.articleId, revision }] : [],
  );
  if (put.length === 0) return;
  const columns = Object.keys(put[0] ?? {}).filter((name) => name !== 'id');
  const set = columns.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`);
  await sql`
    UPDATE articles a SET ${sql.join(set)}, step = 1, status = true, draft = NULL, updated_at = ${now}
    FROM jsonb_populate_recordset(NULL::articles, ${JSON.stringify(put)}::jsonb) AS n WHERE a.id = n.id`.execute(
    tx,
  );
}

function linesOf(
  { before, values, isWritten, isPut }: Standing,
  line: Pick<HistoryLine, 'actor' | 'object' | 'now'>,
): HistoryLine[] {
  const after = textForHistory(values);
  const lines: HistoryLine[] = [];
  if (!before) lines.push({ ...line, verb: 'content.add', after });
  else if (isWritten)
    lines.push({
      ...line,
      verb: 'content.draft',
      before: textForHistory(before.draft ?? before.live),
      after,
    });
  if (isPut) {
    const was = !before || before.state === 'new' ? {} : textForHistory(before.live);
    lines.push({ ...line, verb: 'content.publish', before: was, after });
  }
  return lines;
}
