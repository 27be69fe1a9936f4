import { notUndone } from '#modules/payments/ledger/not-undone.ts';
import type { EarlierPayout, IncomingPayment } from '#modules/payments/refunds/payouts/plan-payouts.ts';
import { instrumentOf, type PayoutChannel } from '#modules/payments/refunds/refund-promise.ts';
import type { Executor } from '#platform/db/connect.ts';

/** The payments of a booking by its holder, or by one payer of a part, and how each can be refunded. */
export async function listPaymentsIn(
  db: Executor,
  bookingId: string,
  partId: string | null,
): Promise<IncomingPayment[]> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .leftJoin('payment_inbox as message', 'message.id', 'entry.inbox_id')
    .leftJoin('payment_attempts as attempt', (join) =>
      join
        .onRef('attempt.reference', '=', 'message.content')
        .onRef('attempt.method', '=', 'message.provider'),
    )
    .select([
      'entry.id as entryId',
      'entry.account',
      'entry.amount_vnd as amountVnd',
      'message.payload',
      'attempt.id as attemptId',
      'attempt.method',
    ])
    .where('entry.booking_id', '=', bookingId)
    .where('entry.part_id', 'is not distinct from', partId)
    .where('entry.account', 'in', ['bank', 'cash', 'gateway', 'credit'])
    .where('entry.amount_vnd', '>', 0)
    // A gift card taken back: its money came by another entry.
    .where('entry.cause', '<>', 'gift_taken_back')
    .where(notUndone('entry'))
    .execute();
  return rows.map(({ account, method, payload, attemptId, entryId, amountVnd }) => {
    const isOnline = account === 'gateway' && method !== null;
    const channel: PayoutChannel = isOnline
      ? (method as PayoutChannel)
      : account === 'credit'
        ? 'credit'
        : 'bank_transfer';
    const instrument = instrumentOf(channel, (payload ?? {}) as Record<string, unknown>);
    return { entryId, channel, instrument, amountVnd, attemptId: isOnline ? attemptId : null };
  });
}

/** The effective payouts of a booking: planned, in progress or done. */
export async function listStandingPayouts(db: Executor, bookingId: string): Promise<EarlierPayout[]> {
  const rows = await db
    .selectFrom('refund_payouts as payout')
    .innerJoin('refunds', 'refunds.id', 'payout.refund_id')
    .select(['payout.paid_entry_id as entryId', 'payout.amount_vnd as amountVnd'])
    .where('refunds.booking_id', '=', bookingId)
    .where('payout.state', 'not in', ['failed', 'withdrawn'])
    .execute();
  return rows;
}
