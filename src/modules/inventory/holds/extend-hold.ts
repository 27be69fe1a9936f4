import type { Tx } from '#platform/db/connect.ts';
import { lapsesAt } from './steps/hold-grace.ts';
import type { MoveHoldResult } from './steps/move-hold.ts';

export type ExtendHoldResult = { ok: true; expiresAt: Date } | Extract<MoveHoldResult, { ok: false }>;

/**
 * Lets an active hold run longer, never shorter, and tells when it runs out now. Refused when it is no longer active.
 */
export async function extendHold(tx: Tx, holdId: string, expiresAt: Date): Promise<ExtendHoldResult> {
  const hold = await tx
    .selectFrom('holds')
    .select(['state', 'expires_at'])
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirst();
  if (!hold) return { ok: false, reason: 'unknown_hold' };
  if (hold.state !== 'active') return { ok: false, reason: 'wrong_state', state: hold.state };
  if (expiresAt <= hold.expires_at) return { ok: true, expiresAt: hold.expires_at };
  await tx
    .updateTable('holds')
    .set({ expires_at: expiresAt, lapses_at: lapsesAt(expiresAt) })
    .where('id', '=', holdId)
    .execute();
  return { ok: true, expiresAt };
}
