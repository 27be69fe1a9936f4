import type { Executor } from '#platform/db/connect.ts';

/** The newest messages to phones, for the mailbox of the development site. */
export function listPhoneMessages(db: Executor, limit = 50) {
  return db
    .selectFrom('phone_messages')
    .select(['id', 'phone', 'body', 'channel', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
