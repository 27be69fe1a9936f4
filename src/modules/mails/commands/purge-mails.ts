import type { Database } from '#platform/db/connect.ts';

/** Forgets to whom mails went, after so many days; what keeps a mail from going out twice is long over by then. @returns how many */
export async function purgeMails(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db.deleteFrom('mails').where('created_at', '<', before).executeTakeFirst();
  return Number(done.numDeletedRows);
}
