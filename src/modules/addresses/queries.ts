import type { Executor } from '#platform/db/connect.ts';

/** Where the page that was at a path is now, or null when nothing has moved from there. */
export async function findMove(db: Executor, path: string): Promise<string | null> {
  const row = await db
    .selectFrom('moved_addresses')
    .select('target')
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.target ?? null;
}
