import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Sender } from './sender.ts';

/** What one address may send within an hour without a solved puzzle, all forms together. */
const unprovenAnHour = 20;
const hourMs = 3_600_000;

export type AdmissionRefusal = 'proof_used' | 'too_many_unproven';

/**
 * Uses a sender's proof up, or counts one more post without; null when that is all right. Part of the transaction that
 * keeps what was sent: a refusal for another reason leaves the proof good for the next try.
 */
export async function admitSender(tx: Tx, sender: Sender, now: Date): Promise<AdmissionRefusal | null> {
  if (sender.isProven) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('spent_proofs')
      .values({ proof: sender.proof, expires_at: sender.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n ? null : 'proof_used';
  }
  const { key } = sender;
  if (key === null) return null;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`unproven ${key}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('unproven_posts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sender', '=', key)
    .where('at', '>', new Date(now.getTime() - hourMs))
    .executeTakeFirstOrThrow();
  if (count >= unprovenAnHour) return 'too_many_unproven';
  await tx.insertInto('unproven_posts').values({ sender: key, at: now }).execute();
  return null;
}

/** Forgets proofs that are too old to be sent again, and who sent what without one. @returns how many rows went */
export async function purgeSenders(db: Database, now: Date): Promise<number> {
  const proofs = await db.deleteFrom('spent_proofs').where('expires_at', '<', now).executeTakeFirst();
  const posts = await db
    .deleteFrom('unproven_posts')
    .where('at', '<', new Date(now.getTime() - hourMs))
    .executeTakeFirst();
  return Number(proofs.numDeletedRows + posts.numDeletedRows);
}
