import type { Tx } from '#platform/db/connect.ts';
import { type MoveHoldResult, moveHold } from './steps/move-hold.ts';

/** Sold places go back on sale, as after a cancellation. Refused unless they were sold. */
export function returnHold(tx: Tx, holdId: string, reason: string): Promise<MoveHoldResult> {
  return moveHold(tx, holdId, { from: 'converted', to: 'returned', held: 0, sold: -1, reason });
}
