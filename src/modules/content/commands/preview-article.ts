import type { Database } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';
import { findText } from '../queries/find-text.ts';
import { findArticle } from '../queries.ts';
import { articleTextRow, writeArticleProvinces } from './text-rows.ts';

/** Query parameter that makes a page show the preview of an article. */
export const articlePreviewKey = 'xem-nhap';

const purpose = 'article preview';
const daysOpen = 3;

/** A token that opens an article's draft for some days, also to people without a staff account. */
export function signArticlePreview(secret: string, slug: string, now: Date): { token: string; until: Date } {
  const until = new Date(now.getTime() + daysOpen * 86_400_000);
  return { token: signExpiringToken(secret, purpose, { subject: slug, until }), until };
}

/** The slug of the article whose draft a token opens; null for an invalid or expired one. */
export function readArticlePreview(secret: string, token: string, now: Date): string | null {
  const read = readExpiringToken(secret, purpose, token, now);
  return read && !read.isOver ? read.subject : null;
}

/**
 * An article as its page will show it once its draft is published, whatever day it is planned for; null when there is none.
 * It is published in a transaction that is rolled back, so that nobody else ever sees it.
 */
export async function previewArticle(db: Database, slug: string, now: Date) {
  return tryOut(db, async (tx) => {
    const text = await findText(tx, { type: 'article', slug }, { lock: true });
    if (text?.articleId == null) return null;
    const values = text.draft ?? text.live;
    const row = articleTextRow(values, text, now);
    // Queries decide by the database's own clock what is published.
    const isToCome = row.published_at > now;
    await tx
      .updateTable('articles')
      .set({ ...row, step: 1, status: true, ...(isToCome && { published_at: new Date(0) }) })
      .where('id', '=', text.articleId)
      .execute();
    await writeArticleProvinces(tx, [{ articleId: text.articleId, values }]);
    const article = await findArticle(tx, slug);
    return article && { ...article, publishedAt: row.published_at };
  });
}
