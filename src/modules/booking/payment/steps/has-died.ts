import type { PaymentAttempt } from '#modules/payments/attempts/queries.ts';
import type { Tx } from '#platform/db/connect.ts';
import { isProcessAlive } from '#platform/db/is-process-alive.ts';

/** Longer than any provider call takes: an older start has died. */
const startTakesAtMostMs = 60_000;

/** Whether a start will never finish: its process is gone, or it takes longer than any call may. */
export async function hasDied(
  tx: Tx,
  { state, startedAt, startedBy }: PaymentAttempt,
  now: Date,
): Promise<boolean> {
  if (state !== 'created') return false;
  if (now.getTime() - startedAt.getTime() > startTakesAtMostMs) return true;
  return startedBy !== null && !(await isProcessAlive(tx, startedBy));
}
