import type { Tx } from '#platform/db/connect.ts';
import { type MoveHoldResult, moveHold } from './steps/move-hold.ts';

/** Gives held places back: `released` by somebody's wish, `expired` by the clock. Refused unless the hold is active. */
export function releaseHold(
  tx: Tx,
  holdId: string,
  to: 'released' | 'expired',
  reason: string,
): Promise<MoveHoldResult> {
  return moveHold(tx, holdId, { from: 'active', to, held: -1, sold: 0, reason });
}
