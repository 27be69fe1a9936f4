import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

export type SubscriberState = 'waiting' | 'subscribed' | 'unsubscribed';

/** A subscriber as staff see it. */
export interface Subscriber {
  id: string;
  email: string;
  state: SubscriberState;
  /** The page on which they asked. */
  source: string;
  consentedAt: Date;
  confirmedAt: Date | null;
  leftAt: Date | null;
}

/** Subscribers of a state, the last to ask first. @param text part of an address */
export async function listSubscribers(
  db: Executor,
  { state, text = '' }: { state: SubscriberState; text?: string },
  cursor: KeysetPlace = {},
  limit = 60,
): Promise<KeysetPage<Subscriber>> {
  const place = readPlace(cursor, 'instant', 'uuid');
  const [at, id] = place.at ?? [];
  const order = sql.raw(place.before ? 'ASC' : 'DESC');
  const beyond =
    at && id
      ? sql`AND (consented_at, id) ${sql.raw(place.before ? '>' : '<')} (${at}::timestamptz, ${id}::uuid)`
      : sql``;
  const { rows } = await sql<Subscriber & { consentText: string }>`
    SELECT id, email, state, source, consented_at AS "consentedAt", confirmed_at AS "confirmedAt",
      unsubscribed_at AS "leftAt", consented_at::text AS "consentText"
    FROM newsletter_subscribers
    WHERE state = ${state} AND (${text} = '' OR strpos(email, lower(${text})) > 0) ${beyond}
    ORDER BY consented_at ${order}, id ${order} LIMIT ${limit + 1}`.execute(db);
  const page = toKeysetPage(rows, limit, place, ({ consentText, id: key }) => [consentText, key]);
  return { ...page, rows: page.rows.map(({ consentText, ...subscriber }) => subscriber) };
}

/** How many subscribers each state has. */
export async function countSubscribers(db: Executor): Promise<Record<SubscriberState, number>> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, subscribed: 0, unsubscribed: 0 };
  for (const { state, count } of rows) counts[state as SubscriberState] = count;
  return counts;
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
