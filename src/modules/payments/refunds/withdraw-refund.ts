import { postLedger } from '#modules/payments/ledger/ledger.ts';
import type { Tx } from '#platform/db/connect.ts';
import { movePayout, readPayouts } from './payouts/move-payout.ts';
import { lockRefund, moveRefund, type RefundStep } from './steps/move-refund.ts';
import type { RefundCause } from './steps/refund-causes.ts';

/** A refund of a booking, pending or done, as seen from a message that brought money to it. */
export interface RefundOfMessage {
  id: string;
  cause: RefundCause;
  amountVnd: number;
  createdAt: Date;
  requestedBy: string;
  /** Some of it is paid out of the message's money. */
  isOfMessage: boolean;
  /** It is one payer's share, where several paid. */
  isOfPart: boolean;
  /** Nothing of it is recorded as sent: it waits for an approval, an account or a manual transfer. */
  isUnsent: boolean;
  /** Its guest has named an account, so somebody may be transferring it by hand just now. */
  hasAccount: boolean;
}

/** The refunds of a booking that were not rejected, oldest first, and which of them are paid out of a message's money. */
export async function listRefundsOfMessage(
  tx: Tx,
  { inboxId, bookingId }: { inboxId: number; bookingId: string },
): Promise<RefundOfMessage[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select((eb) => [
      'id',
      'cause',
      'amount_vnd as amountVnd',
      'created_at as createdAt',
      'requested_by as requestedBy',
      eb('part_id', 'is not', null).as('isOfPart'),
      eb
        .exists(
          eb
            .selectFrom('refund_payouts as payout')
            .innerJoin('ledger_entries as entry', 'entry.id', 'payout.paid_entry_id')
            .select('payout.id')
            .whereRef('payout.refund_id', '=', 'refunds.id')
            .where('payout.state', 'not in', ['failed', 'withdrawn'])
            .where('entry.inbox_id', '=', inboxId),
        )
        .as('isOfMessage'),
      eb
        .and([
          eb('state', 'in', ['requested', 'approved', 'manual_transfer']),
          eb.not(
            eb.exists(
              eb
                .selectFrom('refund_payouts as begun')
                .select('begun.id')
                .whereRef('begun.refund_id', '=', 'refunds.id')
                .where('begun.state', 'not in', ['planned', 'manual_transfer', 'withdrawn']),
            ),
          ),
        ])
        .as('isUnsent'),
      eb
        .exists(
          eb
            .selectFrom('refund_bank_accounts as account')
            .select('account.refund_id')
            .whereRef('account.refund_id', '=', 'refunds.id'),
        )
        .as('hasAccount'),
    ])
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'rejected')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    ...row,
    cause: row.cause as RefundCause,
    isOfMessage: Boolean(row.isOfMessage),
    isOfPart: Boolean(row.isOfPart),
    isUnsent: Boolean(row.isUnsent),
    hasAccount: Boolean(row.hasAccount),
  }));
}

/**
 * Withdraws a refund of money that was never the booking's; the caller has locked the booking and checked that no payout has
 * begun. The amount counts as paid on the booking again, from where the caller takes it.
 */
export async function withdrawRefund(tx: Tx, refundId: string, step: RefundStep): Promise<void> {
  const refund = await lockRefund(tx, refundId);
  if (!refund) throw new Error(`There is no refund ${refundId}`);
  for (const payout of await readPayouts(tx, refundId))
    if (payout.state !== 'withdrawn') await movePayout(tx, payout, 'withdrawn', step);
  await moveRefund(tx, refund, 'rejected', step);
  const { bookingId, amountVnd, partId } = refund;
  await postLedger(tx, {
    bookingId,
    cause: 'refund_rejected',
    from: 'guest',
    to: 'refund_payable',
    amountVnd,
    partId,
  });
}
