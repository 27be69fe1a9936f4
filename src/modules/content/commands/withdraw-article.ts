import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';

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
