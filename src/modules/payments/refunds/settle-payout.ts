import { may } from '#modules/payments/policy.ts';
import { lockRefund } from '#modules/payments/refunds/steps/move-refund.ts';
import { canSettle } from '#modules/payments/state.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { failPayout } from './payouts/fail-payout.ts';
import { readPayouts } from './payouts/move-payout.ts';
import { succeedPayout } from './payouts/succeed-payout.ts';

export type SettlePayoutResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_payout' | 'not_under_way' | 'not_sent' };

/**
 * Records the outcome of a payout that the provider's API does not report, as staff read it in the provider's portal.
 * After 'failed' a transfer replaces it, so the evidence must show that nothing was paid.
 * @param isHeldBack whether this is a restored copy whose payouts wait: one that it has not sent may have been paid by the original
 */
export async function settlePayout(
  db: Database,
  queue: Queue,
  {
    reference,
    outcome,
    evidence,
    isHeldBack,
    actor,
  }: {
    reference: string;
    outcome: 'succeeded' | 'failed';
    evidence: string;
    isHeldBack: boolean;
    actor: Actor;
  },
  now: Date,
): Promise<SettlePayoutResult> {
  if (!may(actor, 'refund.pay')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SettlePayoutResult> => {
    const known = await tx
      .selectFrom('refund_payouts')
      .select('refund_id as refundId')
      .where('reference', '=', reference)
      .executeTakeFirst();
    const refund = known && (await lockRefund(tx, known.refundId));
    if (!refund) return { ok: false, reason: 'unknown_payout' };
    const payout = (await readPayouts(tx, refund.id)).find((one) => one.reference === reference);
    if (!payout || !canSettle(payout, { refundState: refund.state, isHeldBack }))
      return { ok: false, reason: 'not_under_way' };
    // It needs no transfer in its place: the copy sends it once it goes on.
    if (payout.state === 'planned' && outcome === 'failed') return { ok: false, reason: 'not_sent' };
    if (!may(actor, 'refund.pay', payout.amountVnd)) return { ok: false, reason: 'not_allowed' };
    const finish = outcome === 'succeeded' ? succeedPayout : failPayout;
    await finish(tx, queue, { refund, payout, evidence }, { actor, reason: 'settled_by_hand', now });
    await writeHistory(tx, {
      actor,
      verb: 'refund.settle',
      object: { type: 'refund', id: refund.id },
      before: { state: payout.state },
      after: { state: outcome, reference, amountVnd: payout.amountVnd, evidence },
      now,
    });
    return { ok: true };
  });
}

export type RecordManualTransferResult =
  | { ok: true; amountVnd: number }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_refund' | 'nothing_to_transfer' | 'wrong_amount' | 'on_hold';
    };

/**
 * Records that staff transferred the outstanding transfers of a refund, all at once, with the bank's reference as
 * evidence; or paid them out at the counter (`isCash`), with the receipt number. A second call finds nothing to
 * transfer. Within a day of a change of the account nothing is transferred; the counter pays out all the same.
 */
export async function recordManualTransfer(
  db: Database,
  queue: Queue,
  {
    refundId,
    amountVnd,
    evidence,
    isCash = false,
    actor,
  }: { refundId: string; amountVnd: number; evidence: string; isCash?: boolean; actor: Actor },
  now: Date,
): Promise<RecordManualTransferResult> {
  if (!may(actor, 'refund.pay', amountVnd)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RecordManualTransferResult> => {
    if (!(await lockRefund(tx, refundId))) return { ok: false, reason: 'unknown_refund' };
    const waiting = (await readPayouts(tx, refundId)).filter(({ state }) => state === 'manual_transfer');
    if (waiting.length === 0) return { ok: false, reason: 'nothing_to_transfer' };
    const dueVnd = waiting.reduce((sum, payout) => sum + payout.amountVnd, 0);
    if (dueVnd !== amountVnd) return { ok: false, reason: 'wrong_amount' };
    if (!isCash && (await isOnHold(tx, refundId, now))) return { ok: false, reason: 'on_hold' };
    for (const payout of waiting) {
      const refund = await lockRefund(tx, refundId);
      if (!refund) throw new Error('A locked refund has disappeared');
      const reason = isCash ? 'paid_in_cash' : 'transferred';
      const step = { actor, reason, details: { evidence }, now };
      await succeedPayout(tx, queue, { refund, payout, evidence, isCash }, step);
    }
    await writeHistory(tx, {
      actor,
      verb: 'refund.pay',
      object: { type: 'refund', id: refundId },
      after: { amountVnd, evidence, isCash },
      now,
    });
    return { ok: true, amountVnd };
  });
}

async function isOnHold(tx: Tx, refundId: string, now: Date): Promise<boolean> {
  const account = await tx
    .selectFrom('refund_bank_accounts')
    .select('transfer_from as from')
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  return account?.from != null && now < account.from;
}
