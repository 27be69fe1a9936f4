import type { Tx } from '#platform/db/connect.ts';

/**
 * Ends an attempt of which nobody knows whether the provider took it. It has no address to pay at, but what is said of it
 * still counts, and its provider is asked later on.
 */
export async function abandonStart(tx: Tx, attemptId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', attemptId)
    .where('state', '=', 'created')
    .execute();
}
