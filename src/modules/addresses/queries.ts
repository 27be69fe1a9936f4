import type { Executor } from '#platform/db/connect.ts';

/** The present address of a page that was at a path, or null if nothing has moved from there. */
export async function findMove(db: Executor, path: string): Promise<string | null> {
  const row = await db
    .selectFrom('moved_addresses')
    .select('target')
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.target ?? null;
}

/** Redirects, newest first; `text` is a part of either address. */
export function listMoves(db: Executor, text: string, limit = 200) {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('moved_addresses')
    .select(['path', 'target', 'moved_at as movedAt'])
    .where((eb) => eb.or([eb('path', 'ilike', like), eb('target', 'ilike', like)]))
    .orderBy('moved_at', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
}
