import { type RefundState, refundTransitions, requireTransition } from '#modules/payments/state.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { RefundCause } from './refund-causes.ts';

export interface LockedRefund {
  id: string;
  bookingId: string;
  /** The part whose money it is, where it is not the holder's. */
  partId: string | null;
  /** The amount by which its approval was decided, which is at least its own. */
  decidedVnd: number;
  cause: RefundCause;
  amountVnd: number;
  state: RefundState;
  requestedBy: string;
  createdAt: Date;
}

/** The actor and the reason of a transition. */
export interface RefundStep {
  actor: Actor;
  reason: string;
  details?: Record<string, unknown>;
  now: Date;
}

/** Locks a refund before any change; null when there is none. */
export async function lockRefund(tx: Tx, id: string): Promise<LockedRefund | null> {
  const row = await tx
    .selectFrom('refunds')
    .select([
      'id',
      'booking_id as bookingId',
      'part_id as partId',
      (eb) => eb.fn.coalesce('decided_vnd', 'amount_vnd').as('decidedVnd'),
      'cause',
      'amount_vnd as amountVnd',
      'state',
      'requested_by as requestedBy',
      'created_at as createdAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, cause: row.cause as RefundCause, state: row.state as RefundState } : null;
}

/**
 * Moves a locked refund to another state and records actor and reason; no effect when it is already there.
 * @throws for an invalid transition
 */
export async function moveRefund(
  tx: Tx,
  refund: Pick<LockedRefund, 'id' | 'state'>,
  to: RefundState,
  step: RefundStep,
): Promise<void> {
  if (refund.state === to) return;
  requireTransition(refundTransitions, refund.state, to);
  const isEnd = to === 'succeeded' || to === 'rejected';
  await tx
    .updateTable('refunds')
    .set({
      state: to,
      ...(to === 'approved' && { approved_at: step.now }),
      ...(isEnd && { ended_at: step.now }),
    })
    .where('id', '=', refund.id)
    .execute();
  await recordRefundEvent(tx, { refundId: refund.id, from: refund.state, to, step });
}

export async function recordRefundEvent(
  tx: Tx,
  {
    refundId,
    payoutId = null,
    from,
    to,
    step: { actor, reason, details = {}, now },
  }: { refundId: string; payoutId?: string | null; from: string | null; to: string; step: RefundStep },
): Promise<void> {
  await tx
    .insertInto('refund_events')
    .values({
      refund_id: refundId,
      payout_id: payoutId,
      from_state: from,
      to_state: to,
      actor: actorText(actor),
      reason,
      details: json(details),
      at: now,
    })
    .execute();
}
