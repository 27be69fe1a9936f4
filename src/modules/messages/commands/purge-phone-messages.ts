import type { Database } from '#platform/db/connect.ts';

/** Forgets which phones were written to, after so many days. @returns how many */
export async function purgePhoneMessages(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db.deleteFrom('phone_messages').where('created_at', '<', before).executeTakeFirst();
  return Number(done.numDeletedRows);
}
