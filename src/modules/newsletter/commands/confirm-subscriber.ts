import type { Database } from '#platform/db/connect.ts';

/** Somebody said yes to the mail: they get the newsletter from now on. Safe to repeat. */
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
