import { withdrawArticle } from '#modules/content/commands/articles.ts';
import { bringArticles } from '#modules/content/commands/bring-articles.ts';
import { discardDraft, publishText, removeNewArticle, saveDraft } from '#modules/content/commands/drafts.ts';
import { findText, type TextState } from '#modules/content/queries/find-text.ts';
import type { TextValues } from '#modules/content/schema.ts';
import { granted, refusalErrors } from './each-row.ts';
import type { RowDone, Writing } from './sheet.ts';

/** What a row of a sheet of articles does. */
export interface ArticlePlan {
  slug: string;
  values: TextValues;
  isWritten: boolean;
  /** It goes onto the site. */
  isPut: boolean;
  /** As it was when it was checked; null where it is new. */
  seen: { revision: number; state: TextState; live: TextValues; draft: TextValues | null } | null;
}

interface ArticleUndo extends ArticlePlan {
  /** After the import. */
  revision: number;
}

/** Writes drafts of articles and publishes them where that is wished, all together; what takes each back is kept. */
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

/** Puts back what was there before, where nobody has changed it since. */
export async function undoArticleRow(
  { tx, actor, now }: Writing,
  { slug, revision, isPut, isWritten, seen }: ArticleUndo,
): Promise<undefined> {
  const ref = { type: 'article', slug } as const;
  if ((await revisionOf(tx, slug)) !== revision) granted({ ok: false, reason: 'changed_meanwhile' });
  const late = { ref, revision, actor };
  if (!seen) {
    if (isPut) granted(await withdrawArticle(tx, { slug, actor }, now));
    else granted(await removeNewArticle(tx, late, now));
    return;
  }
  const save = async (values: TextValues, at: number) =>
    granted(await saveDraft(tx, { ref, revision: at, values, actor }, now)).version;
  if (!isPut) {
    if (seen.draft || seen.state === 'new') await save(seen.draft ?? seen.live, revision);
    else granted(await discardDraft(tx, late, now));
    return;
  }
  if (isWritten && seen.state !== 'new') {
    const at = await save(seen.live, revision);
    granted(await publishText(tx, { ref, revision: at, actor }, now));
    if (seen.draft) await save(seen.draft, await revisionOf(tx, slug));
  }
  if (seen.state === 'new' || seen.state === 'withdrawn')
    granted(await withdrawArticle(tx, { slug, actor }, now));
}

async function revisionOf(tx: Writing['tx'], slug: string): Promise<number> {
  return (await findText(tx, { type: 'article', slug }))?.revision ?? 0;
}
