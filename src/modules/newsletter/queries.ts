import type { Executor } from '#platform/db/connect.ts';

/** Those who get the newsletter, for staff to send it; oldest first. */
export function listSubscribers(db: Executor) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'source', 'consented_at as consentedAt', 'confirmed_at as confirmedAt'])
    .where('state', '=', 'subscribed')
    .orderBy('confirmed_at')
    .execute();
}

/** One subscriber whatever the state, or null. */
export async function findSubscriber(db: Executor, id: string) {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** All that is kept of an address (in lower case), for a copy of its owner's data; null when nothing is. */
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
