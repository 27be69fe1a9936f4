import type { Executor } from '#platform/db/connect.ts';

/** Confirmed subscribers, for staff to send the newsletter to; oldest first. */
export function listSubscribers(db: Executor) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'source', 'consented_at as consentedAt', 'confirmed_at as confirmedAt'])
    .where('state', '=', 'subscribed')
    .orderBy('confirmed_at')
    .execute();
}

/** A subscriber in any state, or null. */
export async function findSubscriber(db: Executor, id: string) {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** All stored data of an address (in lower case), for its owner's data export; null when there is none. */
export async function exportSubscriber(db: Executor, email: string) {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select([
      'email',
      'state',
      'consent',
      'consented_at as consentedAt',
      'confirmed_at as confirmedAt',
      'unsubscribed_at as unsubscribedAt',
      'source',
    ])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}
