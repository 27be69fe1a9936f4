import { sql } from 'kysely';
import { refundApproved } from '#modules/payments/events.ts';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import { may } from '#modules/payments/policy.ts';
import { movePayout, readPayouts } from '#modules/payments/refunds/payouts/move-payout.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { SealingSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { accountLabel } from './banks.ts';
import { approvalsNeeded, type RefundCause } from './refund-causes.ts';
import { bankAccountEncryptor, openAccount } from './steps/bank-account-encryptor.ts';
import { lockRefund, moveRefund } from './steps/move-refund.ts';
import { planRefund } from './steps/plan-refund.ts';
import { releaseRefund } from './steps/release-refund.ts';

export type ApproveRefundResult =
  /** `missing`: how many more people have to approve it. */
  | { ok: true; missing: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_refund' | 'not_requested' | 'same_person' };

/** Approves a refund in the name of one member of staff; with the last one that is needed, it goes out. */
export async function approveRefund(
  db: Database,
  queue: Queue,
  { refundId, bookingCode, actor }: { refundId: string; bookingCode: string; actor: Actor },
  now: Date,
): Promise<ApproveRefundResult> {
  if (!may(actor, 'refund.approve')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ApproveRefundResult> => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) return { ok: false, reason: 'unknown_refund' };
    if (!may(actor, 'refund.approve', refund.amountVnd)) return { ok: false, reason: 'not_allowed' };
    if (refund.state !== 'requested') return { ok: false, reason: 'not_requested' };
    const added = await tx
      .insertInto('refund_approvals')
      .values({ refund_id: refundId, actor: actorText(actor), at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('actor')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'same_person' };
    const { count } = await tx
      .selectFrom('refund_approvals')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('refund_id', '=', refundId)
      .executeTakeFirstOrThrow();
    const missing = Math.max(0, approvalsNeeded(refund.cause, refund.decidedVnd) - count);
    await writeHistory(tx, {
      actor,
      verb: 'refund.approve',
      object: { type: 'refund', id: refundId },
      after: { booking: bookingCode, amountVnd: refund.amountVnd, cause: refund.cause, missing },
      now,
    });
    if (missing > 0) return { ok: true, missing };
    // One from before there were payouts has none yet.
    if ((await readPayouts(tx, refundId)).length === 0) await planRefund(tx, { ...refund, bookingCode }, now);
    await releaseRefund(tx, refund, { actor, reason: 'approved', now });
    await queue.send(tx, refundApproved, { bookingId: refund.bookingId, refundId });
    return { ok: true, missing };
  });
}

export type RejectRefundResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_refund' | 'not_requested' | 'not_ours_to_keep' };

/**
 * Refuses a refund that waits for approval, with the reason that the guest reads. The history keeps it when the guest is
 * erased, so it must not name them. Money that the booking did not need
 * (paid twice, too much, or for places that were gone) is not ours to keep and cannot be refused.
 */
export async function rejectRefund(
  db: Database,
  { refundId, reason, actor }: { refundId: string; reason: string; actor: Actor },
  now: Date,
): Promise<RejectRefundResult> {
  if (!may(actor, 'refund.reject')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RejectRefundResult> => {
    const refund = await lockRefund(tx, refundId);
    if (!refund) return { ok: false, reason: 'unknown_refund' };
    if (refund.state !== 'requested') return { ok: false, reason: 'not_requested' };
    const { cause, bookingId, amountVnd } = refund;
    if (cause !== 'goodwill' && cause !== 'cancelled') return { ok: false, reason: 'not_ours_to_keep' };
    const step = { actor, reason, now };
    for (const payout of await readPayouts(tx, refundId)) await movePayout(tx, payout, 'withdrawn', step);
    await moveRefund(tx, refund, 'rejected', step);
    await writeHistory(tx, {
      actor,
      verb: 'refund.reject',
      object: { type: 'refund', id: refundId },
      after: { amountVnd, cause },
      reason,
      now,
    });
    const from = cause === 'goodwill' ? 'goodwill' : 'guest';
    await postLedger(tx, { bookingId, cause: 'refund_rejected', from, to: 'refund_payable', amountVnd });
    return { ok: true };
  });
}

/** A refund that somebody has to look after, with what is known of where it goes. */
export interface OpenRefund {
  id: string;
  bookingId: string;
  /** Whose money it is, where it is not the holder's. */
  partId: string | null;
  cause: string;
  amountVnd: number;
  state: string;
  reason: string;
  requestedBy: string;
  requestedAt: Date;
  promisedOn: string;
  lateAt: Date | null;
  approvedBy: string[];
  /** How many different people have to approve it. */
  approvalsNeeded: number;
  /** A transfer that nobody can make before the guest has named an account. */
  waitsForAccount: boolean;
  /** Where a transfer goes, by what anybody in the office may see of it; null before the guest has named an account. */
  accountLabel: string | null;
  /** Null as well without the secrets that open it. */
  account: { bankBin: string; accountNo: string; holder: string } | null;
  /** Before this nothing is transferred, because the account was changed; null without a change. */
  transferFrom: Date | null;
  payouts: { reference: string; channel: string; amountVnd: number; state: string; reason: string }[];
}

/**
 * Refunds that are neither done nor refused, the earliest promise first. Where the money goes is told only to who gives the
 * installation's secret.
 */
export async function listOpenRefunds(
  db: Executor,
  secrets: SealingSecrets | null = null,
): Promise<OpenRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('refund_bank_accounts as account', 'account.refund_id', 'refunds.id')
    .select([
      'refunds.id',
      'booking_id as bookingId',
      'cause',
      'refunds.part_id as partId',
      'amount_vnd as amountVnd',
      (eb) => eb.fn.coalesce('decided_vnd', 'amount_vnd').as('decidedVnd'),
      'refunds.state',
      'reason',
      'requested_by as requestedBy',
      'refunds.created_at as requestedAt',
      'last_digits as lastDigits',
      'promised_on as promisedOn',
      'late_at as lateAt',
      'bank_bin as bankBin',
      'account_no as accountNo',
      'holder',
      'transfer_from as transferFrom',
      sql<
        string[]
      >`ARRAY(SELECT actor FROM refund_approvals a WHERE a.refund_id = refunds.id ORDER BY at)`.as(
        'approvedBy',
      ),
      sql<OpenRefund['payouts']>`(
        SELECT coalesce(json_agg(json_build_object('reference', p.reference, 'channel', p.channel,
          'amountVnd', p.amount_vnd, 'state', p.state, 'reason', p.reason) ORDER BY p.sequence), '[]')
        FROM refund_payouts p WHERE p.refund_id = refunds.id)`.as('payouts'),
    ])
    .where('refunds.state', 'not in', ['succeeded', 'rejected'])
    .orderBy('promised_on')
    .orderBy('refunds.created_at')
    .execute();
  const encryptor = secrets === null ? null : bankAccountEncryptor(secrets);
  return rows.map(({ bankBin, lastDigits, ...row }) => {
    const { accountNo: _, holder: __, decidedVnd, ...refund } = row;
    const { accountNo, holder } = encryptor ? openAccount(encryptor, row) : { accountNo: null, holder: null };
    const account = bankBin && accountNo && holder ? { bankBin, accountNo, holder } : null;
    const waits = refund.payouts.some(({ state }) => state === 'manual_transfer');
    return {
      ...refund,
      account,
      accountLabel: bankBin && lastDigits ? accountLabel({ bankBin, lastDigits }) : null,
      approvalsNeeded: approvalsNeeded(refund.cause as RefundCause, decidedVnd),
      waitsForAccount: waits && !row.accountNo,
    };
  });
}

/** How many days refunds took that arrived in a span of time, from request to arrival: the median, and how many they are. */
export async function medianRefundDays(
  db: Executor,
  { from, until }: { from: Date; until: Date },
): Promise<{ days: number | null; count: number }> {
  const { rows } = await sql<{ days: number | null; count: number }>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - created_at) / 86400)::float AS days,
      count(*)::int AS count
    FROM refunds WHERE state = 'succeeded' AND ended_at >= ${from} AND ended_at <= ${until}`.execute(db);
  return rows[0] ?? { days: null, count: 0 };
}
