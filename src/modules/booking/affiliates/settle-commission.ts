import { alignCommission, type BookingCommission } from '#modules/affiliates/commands/align-commission.ts';
import { openAffiliateAccount } from '#modules/affiliates/queries/find-affiliate.ts';
import { activeItems, lastDay } from '#modules/booking/active-items.ts';
import { lastPrepaidDay, listPrepaidPurchases } from '#modules/booking/last-prepaid-day.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { getStayedAmount } from '#modules/payments/ledger/ledger.ts';
import { listRefundAccounts } from '#modules/payments/refunds/save-bank-account.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';

const standings: Record<BookingState, BookingCommission['state']> = {
  on_request: 'waiting',
  held: 'waiting',
  pending_payment: 'waiting',
  paid_unallocated: 'waiting',
  confirmed: 'booked',
  disrupted: 'booked',
  completed: 'earned',
  declined: 'void',
  expired: 'void',
  cancelled: 'void',
  refunding: 'void',
};

/**
 * Brings the commission of a booking that came by an affiliate's link in line with its current state: computed on the items that take
 * place, by the money that stayed paid; a purchase without a date counts as over with the trips for which its codes were used. It
 * depends on the state alone, so it may run twice, late, and after anything that happened meanwhile. Lock order: booking → commission.
 */
export async function settleCommission(
  db: Executor,
  bookingId: string,
  parts: { secrets: EncryptionSecrets; now: Date },
): Promise<void> {
  for (const id of [bookingId, ...(await listPrepaidPurchases(db, bookingId))])
    await settleOne(db, id, parts);
}

async function settleOne(
  db: Executor,
  bookingId: string,
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
): Promise<void> {
  const attribution = await db
    .selectFrom('affiliate_bookings')
    .select('affiliate_id as affiliateId')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!attribution) return;
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    if (!booking) return;
    const { state, quote, totalVnd } = booking;
    const datedEnd = lastDay(quote);
    const isUndated = state === 'confirmed' && datedEnd === null;
    const usedOn = isUndated ? await lastPrepaidDay(tx, bookingId) : null;
    const standing = {
      bookingId,
      state: usedOn === null ? standings[state] : ('earned' as const),
      items: activeItems(quote).map(({ kind, amount }) => ({ kind, amountVnd: amount })),
      totalVnd,
      stayedVnd: await getStayedAmount(tx, bookingId),
      endsOn: datedEnd ?? usedOn,
      isOwn: await isRefundedToAffiliate(tx, { bookingId, affiliateId: attribution.affiliateId, secrets }),
    };
    await alignCommission(tx, standing, now);
  });
}

/** Whether the guest named the affiliate's own bank account for refunds. */
async function isRefundedToAffiliate(
  tx: Tx,
  { bookingId, affiliateId, secrets }: { bookingId: string; affiliateId: number; secrets: EncryptionSecrets },
): Promise<boolean> {
  const own = await openAffiliateAccount(tx, secrets, affiliateId);
  if (!own?.accountNo) return false;
  const named = await listRefundAccounts(tx, secrets, bookingId);
  return named.some(({ bankBin, accountNo }) => bankBin === own.bankBin && accountNo === own.accountNo);
}
