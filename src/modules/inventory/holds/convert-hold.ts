import type { Tx } from '#platform/db/connect.ts';
import { type MoveHoldResult, moveHold } from './steps/move-hold.ts';

/** Held places become sold ones. Refused when the hold is no longer active: then the places belong to nobody. */
export function convertHold(tx: Tx, holdId: string): Promise<MoveHoldResult> {
  return moveHold(tx, holdId, { from: 'active', to: 'converted', held: -1, sold: 1, reason: 'paid' });
}
