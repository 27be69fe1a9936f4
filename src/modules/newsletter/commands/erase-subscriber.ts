import type { Tx } from '#platform/db/connect.ts';

/** Forgets an address (in lower case) altogether. @returns how many rows it had */
export async function eraseSubscriber(tx: Tx, email: string): Promise<number> {
  const done = await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).executeTakeFirst();
  return Number(done.numDeletedRows);
}
