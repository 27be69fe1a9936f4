import { sql } from 'kysely';
import { attemptTransitions, statesBefore } from '#modules/payments/state.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { JsonText } from '#platform/db/json.ts';

/**
 * Notes on an open attempt what the provider said of it, and what the provider calls the payment: a refund has to name
 * that. An attempt that has ended stays as it ended, but keeps the provider's name for it; only money that came after all
 * makes it a success.
 */
export async function recordAttemptResult(
  tx: Tx,
  reference: string,
  {
    state,
    providerRef,
    now,
  }: { state: 'succeeded' | 'failed' | 'pending' | 'review'; providerRef: string; now: Date },
): Promise<void> {
  const mayBecome = statesBefore(attemptTransitions, state);
  await tx
    .updateTable('payment_attempts')
    .set((eb) => ({
      details: sql<JsonText>`details || jsonb_build_object('providerRef', ${providerRef}::text)`,
      state: eb
        .case()
        .when(sql<boolean>`state = ANY (${mayBecome}::text[])`)
        .then(state)
        .else(eb.ref('state'))
        .end(),
      ended_at: eb
        .case()
        .when(
          sql<boolean>`state = ANY (${mayBecome}::text[]) AND ${state === 'succeeded' || state === 'failed'}`,
        )
        .then(now)
        .else(eb.ref('ended_at'))
        .end(),
    }))
    .where('reference', '=', reference)
    .execute();
}
