import { bringArticles } from '#modules/content/commands/bring-articles.ts';
import {
  discardArticleDrafts,
  lockArticles,
  removeNewArticles,
  withdrawArticles,
} from '#modules/content/commands/withdraw-articles.ts';
import type { TextState } from '#modules/content/queries/find-text.ts';
import type { TextValues } from '#modules/content/schema.ts';
import { granted, refusalErrors } from './each-row.ts';
import type { RowDone, Writing } from './sheet.ts';

/** The action of one row of an article sheet. */
export interface ArticlePlan {
  slug: string;
  values: TextValues;
  isWritten: boolean;
  /** It is published on the site. */
  isPut: boolean;
  /** As it was when the row was checked; null if it is new. */
  seen: { revision: number; state: TextState; live: TextValues; draft: TextValues | null } | null;
}

export interface ArticleUndo extends ArticlePlan {
  /** After the import. */
  revision: number;
}

/** Writes drafts of articles and publishes them if requested, all together; returns the undo data of each. */
export async function applyArticleRows(
  { tx, actor, now }: Writing,
  plans: readonly ArticlePlan[],
): Promise<RowDone[]> {
  const results = await bringArticles(tx, { articles: plans, actor }, now);
  return results.map((result, at): RowDone => {
    if (!result.ok) return { ok: false, errors: refusalErrors(result) };
    const undo: ArticleUndo = { ...(plans[at] as ArticlePlan), revision: result.revision };
    return { ok: true, undo };
  });
}

/**
 * Restores the former state where nobody has changed it since: new articles are removed, the others get their text,
 * draft and publication state back, each of these in one batch.
 * @throws RowRefusal if one of them cannot be restored
 */
export async function undoArticleRows(
  { tx, actor, now }: Writing,
  undos: readonly ArticleUndo[],
): Promise<object[]> {
  granted(await lockArticles(tx, undos));
  const write = async (rows: readonly Restored[], isPut: boolean) => restore(tx, { rows, isPut, actor, now });
  const known = undos.flatMap((undo) => (undo.seen ? [{ ...undo, seen: undo.seen }] : []));
  const { true: put = [], false: kept = [] } = Object.groupBy(
    known,
    ({ isPut }) => `${isPut}` as 'true' | 'false',
  );
  const isDraft = ({ seen }: KnownUndo) => seen.draft !== null || seen.state === 'new';
  await write(
    kept.filter(isDraft).map((undo) => ({ ...undo, values: undo.seen.draft ?? undo.seen.live })),
    false,
  );
  granted(await discardArticleDrafts(tx, { articles: kept.filter((undo) => !isDraft(undo)), actor }, now));
  const texts = put.filter(({ isWritten, seen }) => (isWritten || seen.draft) && seen.state !== 'new');
  const revisions = await write(
    texts.map((undo) => ({ ...undo, values: undo.seen.live })),
    true,
  );
  await write(
    texts.flatMap(({ slug, seen: { draft } }, at) =>
      draft ? [{ slug, values: draft, revision: revisions[at] ?? 0 }] : [],
    ),
    false,
  );
  const begun = undos.filter(({ seen }) => !seen);
  granted(await removeNewArticles(tx, { articles: begun.filter(({ isPut }) => !isPut), actor }, now));
  const off = [
    ...begun.filter(({ isPut }) => isPut),
    ...put.filter(({ seen: { state } }) => state === 'new' || state === 'withdrawn'),
  ];
  granted(await withdrawArticles(tx, { slugs: off.map(({ slug }) => slug), actor }, now));
  return undos.map(() => ({}));
}

type KnownUndo = ArticleUndo & { seen: NonNullable<ArticlePlan['seen']> };
type Restored = Pick<ArticleUndo, 'slug' | 'revision' | 'values'>;

/** Writes texts as drafts, or publishes them. @returns their new revisions, in order */
async function restore(
  tx: Writing['tx'],
  { rows, isPut, actor, now }: { rows: readonly Restored[]; isPut: boolean } & Pick<Writing, 'actor' | 'now'>,
): Promise<number[]> {
  const articles = rows.map(({ slug, revision, values }) => ({
    ...{ slug, values, isWritten: true, isPut, seen: { revision } },
  }));
  const results = await bringArticles(tx, { articles, actor }, now);
  return results.map((result) => granted(result).revision);
}
