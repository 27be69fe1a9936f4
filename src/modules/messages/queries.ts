import type { App } from '#platform/app.ts';
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

/** One link of a quote's, by when it was asked for. */
export const quoteLinkKey = (bookingId: string, at: string): string => `quote_link:${bookingId}:${at}`;

/** The links of a quote that went to its guest's phone, the newest first; `sentAt` null until one has gone out. */
export function listQuoteLinks(db: Executor, bookingId: string) {
  return db
    .selectFrom('phone_messages')
    .select(['id', 'channel', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where('dedupe_key', 'like', `quote_link:${bookingId}:%`)
    .orderBy('id', 'desc')
    .execute();
}

/** Whether links can be texted: by a sender of SMS, or while all messages lie in the mailbox of a site without real money. */
export function canTextLinks({ config }: Pick<App, 'config'>): boolean {
  const { zalo, esms } = config.phoneSenders;
  return esms !== null || (!zalo && config.PAYMENT_MODE !== 'live');
}
