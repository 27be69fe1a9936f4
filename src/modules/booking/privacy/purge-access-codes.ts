import type { Database } from '#platform/db/connect.ts';

/** Forgets codes that no limit counts any more. @returns how many */
export async function purgeAccessCodes(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 2 * 86_400_000);
  const done = await db.deleteFrom('access_codes').where('asked_at', '<', before).executeTakeFirst();
  return Number(done.numDeletedRows);
}
