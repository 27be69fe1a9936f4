import type { Executor } from '#platform/db/connect.ts';

/** A payment as its guest may have a copy of it. */
export interface PaymentMade {
  amount: number;
  /** 'bank', 'office', 'vnpay' …; 'credit' where it was credit. */
  by: string;
  /** What the bank or provider calls it. */
  reference: string | null;
  paidAt: string;
}

/** What came in on a booking, oldest first. Amounts are integer đồng. */
export async function listPaymentsMade(db: Executor, bookingId: string): Promise<PaymentMade[]> {
  const rows = await db
    .selectFrom('ledger_entries as entry')
    .leftJoin('payment_inbox as message', 'message.id', 'entry.inbox_id')
    .select([
      'entry.account',
      'entry.amount_vnd as amount',
      'entry.at',
      'message.provider',
      'message.provider_txn_id as reference',
      'message.occurred_at as occurredAt',
    ])
    .where('entry.booking_id', '=', bookingId)
    .where('entry.account', 'in', ['bank', 'cash', 'gateway', 'unmatched', 'credit'])
    .where('entry.amount_vnd', '>', 0)
    .orderBy('entry.id')
    .execute();
  return rows.map(({ account, amount, at, provider, reference, occurredAt }) => ({
    amount,
    by: provider ?? account,
    reference,
    paidAt: (occurredAt ?? at).toISOString(),
  }));
}
