import type { RefundState } from '#modules/payments/state.ts';
import type { Executor } from '#platform/db/connect.ts';
import { cashLabel, destinationLabel } from './banks.ts';
import type { Instrument, PayoutChannel } from './refund-promise.ts';
import { causeLabels, type RefundCause } from './steps/refund-causes.ts';
import { type RefundStepView, refundTimeline } from './steps/refund-timeline.ts';

/** A refund as shown to its guest. Amounts are integer đồng, times ISO instants, days ISO dates. */
export interface RefundView {
  id: string;
  /** The part whose money it is, where it is not the holder's: only its payer names the account. */
  partId: string | null;
  cause: RefundCause;
  causeLabel: string;
  amount: number;
  state: RefundState;
  label: string;
  /** Reason of the rejection; otherwise empty. */
  rejectedFor: string;
  requestedAt: string;
  promisedOn: string;
  /** Past the promised day. */
  isLate: boolean;
  steps: RefundStepView[];
  /** Where the money goes, payout by payout. */
  destinations: { label: string; amount: number; isDone: boolean }[];
  /** The transfer waits for the guest to name an account. */
  needsAccount: boolean;
  /** Whether the guest may still change it. */
  canChangeAccount: boolean;
  /** Nothing is transferred before this time, because the account was changed; null without such a wait. */
  transferFrom: string | null;
}

/** The refunds of a booking, oldest first. A goodwill refund shows once it is approved. */
export async function listRefundViews(db: Executor, bookingId: string, now: Date): Promise<RefundView[]> {
  const refunds = await db
    .selectFrom('refunds')
    .leftJoin('refund_bank_accounts as account', 'account.refund_id', 'refunds.id')
    .selectAll('refunds')
    .select(['account.bank_bin', 'account.last_digits', 'account.given_at', 'account.transfer_from'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('sequence')
    .execute();
  const shown = refunds.filter(
    ({ cause, state }) => cause !== 'goodwill' || (state !== 'requested' && state !== 'rejected'),
  );
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const payouts = await db
    .selectFrom('refund_payouts')
    .select([
      'refund_id as refundId',
      'channel',
      'instrument',
      'amount_vnd as amountVnd',
      'state',
      'sent_at as sentAt',
      'is_cash as isCash',
    ])
    .where('refund_id', 'in', ids)
    .orderBy('refund_id')
    .orderBy('sequence')
    .execute();
  const reasons = await listRejections(db, ids);
  return shown.map((refund) =>
    toView(
      refund,
      payouts.filter(({ refundId }) => refundId === refund.id),
      { rejectedFor: reasons.get(refund.id) ?? '', now },
    ),
  );
}

interface RefundRow {
  id: string;
  part_id: string | null;
  cause: string;
  amount_vnd: number;
  state: string;
  promised_on: string;
  submit_by: string | null;
  created_at: Date;
  approved_at: Date | null;
  ended_at: Date | null;
  late_at: Date | null;
  bank_bin: string | null;
  last_digits: string | null;
  given_at: Date | null;
  transfer_from: Date | null;
}

interface PayoutRow {
  channel: string;
  instrument: string;
  amountVnd: number;
  state: string;
  sentAt: Date | null;
  isCash: boolean;
}

function toView(
  refund: RefundRow,
  payouts: readonly PayoutRow[],
  { rejectedFor, now }: { rejectedFor: string; now: Date },
): RefundView {
  const { cause, state } = { cause: refund.cause as RefundCause, state: refund.state as RefundState };
  const standing = payouts.filter((payout) => payout.state !== 'failed');
  const transfers = standing.filter(({ channel }) => channel === 'bank_transfer');
  const account =
    refund.bank_bin && refund.last_digits
      ? { bankBin: refund.bank_bin, lastDigits: refund.last_digits }
      : null;
  const isOpen = state !== 'rejected' && transfers.some((payout) => payout.state !== 'succeeded');
  const isHeld = refund.transfer_from !== null && now < refund.transfer_from;
  const sent = payouts.flatMap(({ sentAt }) => (sentAt ? [sentAt.getTime()] : []));
  return {
    id: refund.id,
    partId: refund.part_id,
    cause,
    causeLabel: causeLabels[cause],
    amount: refund.amount_vnd,
    state,
    label: refundLabels[state],
    rejectedFor,
    requestedAt: refund.created_at.toISOString(),
    promisedOn: refund.promised_on,
    isLate: refund.late_at !== null && state !== 'succeeded' && state !== 'rejected',
    steps: refundTimeline({
      state,
      createdAt: refund.created_at,
      approvedAt: refund.approved_at,
      sentAt: sent.length > 0 ? new Date(Math.min(...sent)) : null,
      endedAt: refund.ended_at,
      submitBy: refund.submit_by,
      promisedOn: refund.promised_on,
      byTransfer: transfers.some(({ isCash }) => !isCash),
      accountAt: refund.given_at,
      byProvider: standing.some(({ channel }) => channel !== 'bank_transfer' && channel !== 'credit'),
    }),
    destinations: standing.map(({ channel, instrument, isCash, amountVnd, state: stands }) => ({
      label: isCash
        ? cashLabel
        : destinationLabel(channel as PayoutChannel, instrument as Instrument, account),
      amount: amountVnd,
      isDone: stands === 'succeeded',
    })),
    needsAccount: isOpen && !account,
    canChangeAccount: isOpen && account !== null,
    transferFrom: isOpen && isHeld ? (refund.transfer_from?.toISOString() ?? null) : null,
  };
}

async function listRejections(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('refund_events')
    .select(['refund_id as refundId', 'reason'])
    .where('refund_id', 'in', ids)
    .where('payout_id', 'is', null)
    .where('to_state', '=', 'rejected')
    .execute();
  return new Map(rows.map(({ refundId, reason }) => [refundId, reason]));
}

/** Labels for guests. */
const refundLabels: Record<RefundState, string> = {
  requested: 'Đã ghi nhận, đang chờ duyệt',
  approved: 'Đã duyệt, sắp gửi lệnh hoàn',
  submitted: 'Đã gửi lệnh hoàn',
  pending_provider: 'Bên thanh toán đang xử lý',
  succeeded: 'Đã hoàn xong',
  failed: 'Chưa hoàn được, nhân viên đang xử lý',
  manual_transfer: 'Nhân viên chuyển khoản cho bạn',
  rejected: 'Không được hoàn',
};
