import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';

/** Confirms a subscriber, who gets the newsletter from now on. Idempotent. */
export async function confirmSubscriber(
  db: Database,
  id: string,
  now: Date,
): Promise<{ ok: true; email: string } | { ok: false; reason: 'unknown_subscriber' | 'left_since' }> {
  const row = await db
    .updateTable('newsletter_subscribers')
    .set((eb) => ({
      state: 'subscribed',
      confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)),
      unsubscribed_at: null,
    }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'subscribed'])
    .returning('email')
    .executeTakeFirst();
  if (row) return { ok: true, email: row.email };
  const known = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return { ok: false, reason: known ? 'left_since' : 'unknown_subscriber' };
}

/** Unsubscribes a subscriber at once. Idempotent. @returns whether there is such a subscriber */
export async function unsubscribe(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ state: 'unsubscribed', unsubscribed_at: eb.fn.coalesce('unsubscribed_at', eb.val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type StopNewsletterResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_subscriber' | 'left_since' };

/**
 * Unsubscribes an address for somebody who asked staff to, also one that has not confirmed yet. The history has no address, because
 * it is kept when a guest is erased.
 */
export function stopNewsletter(
  db: Database,
  { email, reason, actor }: { email: string; reason: string; actor: Actor },
  now: Date,
): Promise<StopNewsletterResult> {
  return db.transaction().execute(async (tx): Promise<StopNewsletterResult> => {
    if (!may(actor, 'newsletter.stop')) return { ok: false, reason: 'not_allowed' };
    const subscriber = await tx
      .selectFrom('newsletter_subscribers')
      .select(['id', 'state'])
      .where('email', '=', email.toLowerCase())
      .forUpdate()
      .executeTakeFirst();
    if (!subscriber) return { ok: false, reason: 'unknown_subscriber' };
    const { id, state } = subscriber;
    if (state === 'unsubscribed') return { ok: false, reason: 'left_since' };
    await tx
      .updateTable('newsletter_subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: now })
      .where('id', '=', id)
      .execute();
    const object = { type: 'newsletter', id };
    const change = { before: { state }, after: { state: 'unsubscribed' } };
    await writeHistory(tx, { actor, verb: 'newsletter.stop', object, ...change, reason, now });
    return { ok: true };
  });
}

/** Deletes an address (in lower case) completely. @returns how many rows it had */
export async function eraseSubscriber(tx: Tx, email: string): Promise<number> {
  const done = await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** Deletes addresses that unsubscribed, or never confirmed, this many days ago. @returns how many */
export async function purgeSubscribers(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const done = await db
    .deleteFrom('newsletter_subscribers')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'unsubscribed'), row('unsubscribed_at', '<', before)]),
        row.and([row('state', '=', 'waiting'), row('asked_at', '<', before)]),
      ]),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
