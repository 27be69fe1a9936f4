import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { takeAllowance } from '#platform/limits/take-allowance.ts';
import type { Sender } from './sender.ts';

export type AdmissionRefusal = 'proof_used' | 'too_many_proven' | 'too_many_unproven';

/**
 * Counts one more post of a sender and spends their proof; null when admitted. Runs in the transaction that stores the
 * post: if that is rolled back for another reason, the proof stays good for the next try.
 */
export async function admitSender(tx: Tx, sender: Sender, now: Date): Promise<AdmissionRefusal | null> {
  if (sender.counted) {
    const { limits, counting } = sender.counted;
    const allowance = await takeAllowance(tx, limits, { ...counting, now });
    if (!allowance.ok) return sender.isProven ? 'too_many_proven' : 'too_many_unproven';
  }
  return !sender.isProven || (await spendProof(tx, sender)) ? null : 'proof_used';
}

/** Marks a proof as used; false when it had been used before. */
export async function spendProof(
  db: Executor,
  { proof, expiresAt }: { proof: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_proofs')
    .values({ proof, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes expired proofs. @returns how many rows were deleted */
export async function purgeProofs(db: Database, now: Date): Promise<number> {
  const proofs = await db.deleteFrom('spent_proofs').where('expires_at', '<', now).executeTakeFirst();
  return Number(proofs.numDeletedRows);
}
