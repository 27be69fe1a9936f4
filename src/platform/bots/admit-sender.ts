import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { takeAllowance } from '#platform/limits/take-allowance.ts';
import type { Sender } from './sender.ts';

export type AdmissionRefusal = 'proof_used' | 'too_many_proven' | 'too_many_unproven';

/**
 * Counts one more post of a sender and uses their proof up; null when that is all right. Part of the transaction that
 * keeps what was sent: a refusal for another reason leaves the proof good for the next try.
 */
export async function admitSender(tx: Tx, sender: Sender, now: Date): Promise<AdmissionRefusal | null> {
  if (sender.counted) {
    const { limits, counting } = sender.counted;
    const allowance = await takeAllowance(tx, limits, { ...counting, now });
    if (!allowance.ok) return sender.isProven ? 'too_many_proven' : 'too_many_unproven';
  }
  return !sender.isProven || (await spendProof(tx, sender)) ? null : 'proof_used';
}

/** Uses a proof up; false when it was used before. */
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

/** Forgets proofs that are too old to be sent again. @returns how many rows went */
export async function purgeProofs(db: Database, now: Date): Promise<number> {
  const proofs = await db.deleteFrom('spent_proofs').where('expires_at', '<', now).executeTakeFirst();
  return Number(proofs.numDeletedRows);
}
