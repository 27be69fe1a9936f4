import type { Executor } from '#platform/db/connect.ts';

/** Deletes unanswered invitations this many days after their link expired. @returns how many */
export async function purgeFirmInvitations(db: Executor, now: Date, days: number): Promise<number> {
  const deleted = await db
    .deleteFrom('firm_invitations')
    .where('expires_at', '<', new Date(now.getTime() - days * 86_400_000))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
