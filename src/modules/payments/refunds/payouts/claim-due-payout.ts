import { sql } from 'kysely';
import type { OnlineGateway, RefundToSend } from '#modules/payments/gateways/gateway.ts';
import { lockRefund } from '#modules/payments/refunds/steps/move-refund.ts';
import { syncRefundState } from '#modules/payments/refunds/steps/sync-refund-state.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { movePayout, readPayouts } from './move-payout.ts';
import { nextPollAt } from './resolve-payout-status.ts';

export interface PayoutToSend {
  refundId: string;
  method: OnlineGateway['method'];
  send: RefundToSend;
}

/** Another payout to the same payment was submitted just now. */
const uniqueViolation = '23505';

/**
 * Claims one payout that may be sent and marks it submitted: from then on it counts as sent, whatever becomes of the
 * call. Two callers never get the same one. Null when nothing is due.
 */
export async function claimDuePayout(
  db: Database,
  methods: readonly string[],
  now: Date,
): Promise<PayoutToSend | null> {
  try {
    return await db.transaction().execute(async (tx) => {
      const due = await lockDue(tx, methods);
      if (!due) return null;
      const refund = await lockRefund(tx, due.refundId);
      const payout = (await readPayouts(tx, due.refundId)).find(({ id }) => id === due.id);
      if (!refund || payout?.state !== 'planned') return null;
      const step = { actor: 'system' as const, reason: 'sent', now };
      await tx
        .updateTable('refund_payouts')
        .set({ sent_at: now, sent: 1, ask_at: nextPollAt(0, now) })
        .where('id', '=', due.id)
        .execute();
      await movePayout(tx, payout, 'submitted', step);
      await syncRefundState(tx, refund, step);
      return readToSend(tx, due.id);
    });
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return null;
    throw error;
  }
}

/**
 * Both rows are locked, so that a payout which another caller has just claimed is seen in its present state. Payouts to
 * one payment are sent one after the other.
 */
async function lockDue(
  tx: Tx,
  methods: readonly string[],
): Promise<{ id: string; refundId: string } | undefined> {
  const { rows } = await sql<{ id: string; refundId: string }>`
    SELECT payout.id, payout.refund_id AS "refundId"
    FROM refund_payouts payout JOIN refunds refund ON refund.id = payout.refund_id
    WHERE payout.state = 'planned' AND payout.channel = ANY (${methods}::text[])
      AND refund.state NOT IN ('requested', 'rejected')
      AND NOT EXISTS (
        SELECT FROM refund_payouts other
        WHERE other.paid_entry_id = payout.paid_entry_id AND other.state IN ('submitted', 'pending_provider')
      )
    ORDER BY payout.created_at, payout.sequence
    LIMIT 1
    FOR UPDATE OF refund, payout SKIP LOCKED`.execute(tx);
  return rows[0];
}

/** The data of a payout that a gateway needs, the same on every attempt. */
export async function readToSend(tx: Tx, payoutId: string): Promise<PayoutToSend> {
  const row = await tx
    .selectFrom('refund_payouts as payout')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'payout.attempt_id')
    .select([
      'payout.refund_id as refundId',
      'payout.reference',
      'payout.amount_vnd as amountVnd',
      'payout.sent_at as sentAt',
      'attempt.method',
      'attempt.reference as paidReference',
      'attempt.amount_vnd as paidVnd',
      'attempt.created_at as startedAt',
      sql<string>`coalesce(attempt.details ->> 'providerRef', '')`.as('providerRef'),
    ])
    .where('payout.id', '=', payoutId)
    .executeTakeFirstOrThrow();
  if (!row.sentAt) throw new Error(`Payout ${row.reference} has not been submitted`);
  const { paidReference: reference, paidVnd: amountVnd, startedAt, providerRef } = row;
  return {
    refundId: row.refundId,
    method: row.method as OnlineGateway['method'],
    send: {
      id: payoutId,
      reference: row.reference,
      amountVnd: row.amountVnd,
      sentAt: row.sentAt,
      actor: 'hethong',
      payment: { reference, amountVnd, startedAt, providerRef },
    },
  };
}
