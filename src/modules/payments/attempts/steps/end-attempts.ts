import { openAttemptStates } from '#modules/payments/state.ts';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Ends all open attempts of a booking. With `method` those of that method end as `state`, all others as cancelled: a guest who
 * paid by transfer did not pay at the counter. Which provider attempt was paid is known by its reference and recorded before
 * (`recordAttemptResult`), so any other open one was not. With `partId` only those of one payer, null meaning the holder.
 */
export async function endAttempts(
  tx: Tx,
  bookingId: string,
  {
    state,
    method,
    partId,
    now,
  }: {
    state: 'succeeded' | 'expired' | 'cancelled';
    method?: string;
    partId?: string | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set((eb) => ({
      state: method
        ? eb
            .case()
            .when(eb.and([eb('method', '=', method), eb('method', 'in', ['vietqr', 'office'])]))
            .then(state)
            .else('cancelled')
            .end()
        : state,
      ended_at: now,
    }))
    .where('booking_id', '=', bookingId)
    .where('state', 'in', openAttemptStates)
    .$if(partId !== undefined, (query) => query.where('part_id', 'is not distinct from', partId ?? null))
    .execute();
}

/**
 * Ends an attempt when it is unknown whether the provider created it. It has no address to pay at, but messages about it
 * still count, and its provider is polled later.
 */
export async function abandonStart(tx: Tx, attemptId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', attemptId)
    .where('state', '=', 'created')
    .execute();
}
