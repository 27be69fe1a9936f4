import type { Executor } from '#platform/db/connect.ts';

/** The newest mails, for the mailbox of the development site. */
export function listMails(db: Executor, limit = 100) {
  return db
    .selectFrom('mails')
    .select(['id', 'template', 'recipient', 'subject', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** One mail with its text, or null. */
export async function findMail(db: Executor, id: number) {
  return (await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
