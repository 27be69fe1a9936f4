import { type BookingState, stateNow } from '#modules/booking/state.ts';
import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import { getPaidAmount, getRefundableAmount } from '#modules/payments/ledger/ledger.ts';
import type { RefundQuote } from '#modules/pricing/cancellation/refund-quote.ts';
import type { Executor } from '#platform/db/connect.ts';
import { capRefund } from './cap-refund.ts';
import { hasBegun, refundFor } from './refund-for.ts';

/**
 * What a cancellation would refund now; null when the booking is unknown or can no longer be cancelled; staff can also
 * after it has begun.
 */
export async function findRefundQuote(
  db: Executor,
  code: string,
  now: Date,
  { byStaff = false } = {},
): Promise<RefundQuote | null> {
  const row = await db
    .selectFrom('bookings')
    .leftJoin('holds', 'holds.id', 'bookings.hold_id')
    .select(['bookings.id', 'bookings.state', 'quote', 'total_vnd as totalVnd', 'holds.state as holdState'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return null;
  const state = stateNow({ state: row.state as BookingState, holdState: row.holdState });
  const quote = parseStoredQuote(row.quote);
  if (state === 'confirmed' && !byStaff && hasBegun(quote, now)) return null;
  const paidVnd = await getPaidAmount(db, row.id);
  const owed = refundFor({ state, quote, totalVnd: row.totalVnd, paidVnd }, now);
  return capRefund(owed, await getRefundableAmount(db, row.id));
}
