import type { OnlineGateway } from '#modules/payments/gateways/online-gateway.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { claimDuePayout } from './steps/claim-due-payout.ts';
import { recordPayoutAnswer } from './steps/record-payout-answer.ts';

/**
 * Sends what may go out, one by one: first it is written that a payout is submitted, then the provider is called outside
 * of any transaction, then the answer is written. What a crash leaves in between is asked for, never sent blindly again.
 * Several of these may run at once.
 * @returns how many were sent
 */
export async function sendPayouts(
  db: Database,
  queue: Queue,
  gateways: readonly OnlineGateway[],
  now: Date,
  limit = 50,
): Promise<number> {
  const methods = gateways.map(({ method }) => method);
  for (let count = 0; count < limit; count++) {
    const taken = await claimDuePayout(db, methods, now);
    if (!taken) return count;
    const { refundId, method, send } = taken;
    const gateway = gateways.find((one) => one.method === method) as OnlineGateway;
    const answer = await gateway.refund(send);
    await recordPayoutAnswer(db, queue, { refundId, payoutId: send.id }, answer, now);
  }
  return limit;
}
