import type { StartedAttempt } from '#modules/payments/gateways/gateway.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';

/** Notes what the gateway made of a new attempt. An attempt that has ended meanwhile stays ended. */
export async function recordStart(tx: Tx, attemptId: string, started: StartedAttempt): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ state: started.state, details: json(started.details) })
    .where('id', '=', attemptId)
    .where('state', '=', 'created')
    .execute();
}
