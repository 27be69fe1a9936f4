import type { Tx } from '#platform/db/connect.ts';

/** Lets an attempt stay open longer, never shorter, as the hold that it belongs to. */
export async function extendAttempt(tx: Tx, attemptId: string, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ expires_at: expiresAt })
    .where('id', '=', attemptId)
    .where('expires_at', '<', expiresAt)
    .execute();
}
