import type { Database } from '#platform/db/connect.ts';

/** Ends the newsletter for a subscriber at once. Safe to repeat. @returns whether there is such a subscriber */
export async function unsubscribe(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ state: 'unsubscribed', unsubscribed_at: eb.fn.coalesce('unsubscribed_at', eb.val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
