import { sql } from 'kysely';
import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { lockRefund, recordRefundEvent } from '#modules/payments/refunds/steps/move-refund.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { claimDuePayout, type PayoutToSend, readToSend } from './claim-due-payout.ts';
import { type LockedPayout, readPayouts } from './move-payout.ts';
import { recordPayoutAnswer } from './record-payout-answer.ts';
import { nextPollAt, resolvePayoutStatus } from './resolve-payout-status.ts';

/**
 * Sends due payouts, one by one: first a payout is marked submitted, then the provider is called outside of any
 * transaction, then the answer is recorded. Payouts interrupted by a crash are polled, never resent blindly. Several
 * runs may be concurrent.
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

interface Question extends PayoutToSend {
  payout: LockedPayout & { hasEarlier: boolean };
}

/**
 * Polls providers about payouts with an open outcome, at growing intervals. A payout that the provider repeatedly
 * reports as unknown is sent again under the same reference, which is carried out once at most.
 * @returns how many were polled
 */
export async function pollPayouts(
  db: Database,
  queue: Queue,
  gateways: readonly OnlineGateway[],
  now: Date,
  limit = 50,
): Promise<number> {
  const methods = gateways.map(({ method }) => method);
  for (let count = 0; count < limit; count++) {
    const question = await db.transaction().execute((tx) => takeQuestion(tx, methods, now));
    if (!question) return count;
    const { payout, send, refundId, method } = question;
    const gateway = gateways.find((one) => one.method === method) as OnlineGateway;
    const answer = await gateway.queryRefund(send);
    const resolution = resolvePayoutStatus(payout, answer);
    const ids = { refundId, payoutId: send.id };
    if (resolution === 'send_again') {
      const isOurs = await noteSendingAgain(db, { ...ids, asked: payout.asked }, now);
      if (isOurs) await recordPayoutAnswer(db, queue, ids, await gateway.refund(send), now);
    } else if (resolution !== 'wait') {
      await recordPayoutAnswer(db, queue, ids, { state: resolution, reason: answer.reason }, now);
    }
  }
  return limit;
}

async function takeQuestion(tx: Tx, methods: readonly string[], now: Date): Promise<Question | null> {
  const { rows } = await sql<{ id: string; refundId: string }>`
    SELECT payout.id, payout.refund_id AS "refundId"
    FROM refund_payouts payout JOIN refunds refund ON refund.id = payout.refund_id
    WHERE payout.state IN ('submitted', 'pending_provider') AND payout.ask_at <= ${now}
      AND payout.channel = ANY (${methods}::text[])
    ORDER BY payout.ask_at
    LIMIT 1
    FOR UPDATE OF refund, payout SKIP LOCKED`.execute(tx);
  const [due] = rows;
  if (!due) return null;
  const payout = (await readPayouts(tx, due.refundId)).find(({ id }) => id === due.id) as LockedPayout;
  const polls = payout.asked + 1;
  await tx
    .updateTable('refund_payouts')
    .set({ asked: polls, asked_at: now, ask_at: nextPollAt(polls, now) })
    .where('id', '=', due.id)
    .execute();
  const hasEarlier = await hasEarlierPayout(tx, payout);
  return { ...(await readToSend(tx, due.id)), payout: { ...payout, asked: polls, hasEarlier } };
}

async function hasEarlierPayout(tx: Tx, { id, paidEntryId }: LockedPayout): Promise<boolean> {
  const other = await tx
    .selectFrom('refund_payouts')
    .select('id')
    .where('paid_entry_id', '=', paidEntryId)
    .where('id', '<>', id)
    .where('state', '=', 'succeeded')
    .where('channel', '<>', 'bank_transfer')
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Claims a payout for resending and restarts its poll count: a poll before the new call has reached the provider
 * answers that it is unknown, which must not cause a third sending.
 * @returns false when another process has polled or recorded an answer meanwhile, and handles it
 */
async function noteSendingAgain(
  db: Database,
  { refundId, payoutId, asked: polls }: { refundId: string; payoutId: string; asked: number },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockRefund(tx, refundId);
    const taken = await tx
      .updateTable('refund_payouts')
      .set((eb) => ({ sent: eb('sent', '+', 1), asked: 0, ask_at: nextPollAt(0, now) }))
      .where('id', '=', payoutId)
      .where('state', '=', 'submitted')
      .where('asked', '=', polls)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return false;
    const step = { actor: 'system' as const, reason: 'sent_again', now };
    await recordRefundEvent(tx, { refundId, payoutId, from: 'submitted', to: 'submitted', step });
    return true;
  });
}
