import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';

/** The newest messages to phones, for the mailbox of a development site. */
export function listPhoneMessages(db: Executor, limit = 50) {
  return db
    .selectFrom('phone_messages')
    .select(['id', 'phone', 'body', 'channel', 'created_at as createdAt', 'sent_at as sentAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deduplication key of a quote's link, by the time of the request. */
export const quoteLinkKey = (bookingId: string, at: string): string => `quote_link:${bookingId}:${at}`;

/** The links of a quote texted to its guest, newest first; `sentAt` is null until it was sent. */
export function listQuoteLinks(db: Executor, bookingId: string) {
  return db
    .selectFrom('phone_messages')
    .select(['id', 'channel', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where('dedupe_key', 'like', `quote_link:${bookingId}:%`)
    .orderBy('id', 'desc')
    .execute();
}

/** Whether a free text can be sent: by an SMS sender, or on a site without real money, where all messages stay in the mailbox. */
export function canText({ config }: Pick<App, 'config'>): boolean {
  const { zalo, esms } = config.phoneSenders;
  return esms !== null || (!zalo && config.PAYMENT_MODE !== 'live');
}
