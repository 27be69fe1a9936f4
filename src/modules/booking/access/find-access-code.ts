import type { Executor } from '#platform/db/connect.ts';

/** A code that was asked for and can still be used; null once it cannot. */
export async function findAccessCode(
  db: Executor,
  id: string,
  now: Date,
): Promise<{ expiresAt: Date } | null> {
  const row = await db
    .selectFrom('access_codes')
    .select('expires_at as expiresAt')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}
