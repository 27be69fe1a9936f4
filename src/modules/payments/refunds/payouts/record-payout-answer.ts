import { refundSent } from '#modules/payments/events.ts';
import type { RefundResult } from '#modules/payments/gateways/gateway.ts';
import { lockRefund } from '#modules/payments/refunds/steps/move-refund.ts';
import { syncRefundState } from '#modules/payments/refunds/steps/sync-refund-state.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { failPayout } from './fail-payout.ts';
import { movePayout, readPayouts } from './move-payout.ts';
import { succeedPayout } from './succeed-payout.ts';

/**
 * Records a provider's answer about a payout in progress. Idempotent and independent of order: a final state stays, and
 * an inconclusive answer changes nothing.
 */
export async function recordPayoutAnswer(
  db: Database,
  queue: Queue,
  { refundId, payoutId }: { refundId: string; payoutId: string },
  { state, reason }: RefundResult,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) throw new Error(`There is no refund ${refundId}`);
    const payout = (await readPayouts(tx, refundId)).find(({ id }) => id === payoutId);
    if (payout?.state !== 'submitted' && payout?.state !== 'pending_provider') return;
    await tx.updateTable('refund_payouts').set({ reason }).where('id', '=', payoutId).execute();
    const step = { actor: 'provider' as const, reason, now };
    if (state === 'succeeded') await succeedPayout(tx, queue, { refund, payout }, step);
    if (state === 'failed') await failPayout(tx, queue, { refund, payout }, step);
    if (state === 'pending' && payout.state === 'submitted') {
      await movePayout(tx, payout, 'pending_provider', step);
      await syncRefundState(tx, refund, step);
      await queue.send(tx, refundSent, { bookingId: refund.bookingId, refundId });
    }
  });
}
