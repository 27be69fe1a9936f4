import type { Tx } from '#platform/db/connect.ts';
import { type CommissionItem, type CommissionRates, commissionOf } from '../rules/commission.ts';

/** The state of a booking as far as its commission depends on it. */
export interface BookingCommission {
  bookingId: string;
  /** Not paid yet, paid, finished, or nothing of it takes place. */
  state: 'waiting' | 'booked' | 'earned' | 'void';
  /** The items that take place. */
  items: readonly CommissionItem[];
  /** In đồng: the price of the whole booking, and the part that stayed paid. */
  totalVnd: number;
  stayedVnd: number;
  /** ISO day. */
  endsOn: string | null;
  /** Some of its money is refunded to the account of the affiliate themselves. */
  isOwn: boolean;
}

/**
 * Brings the commission of a booking in line with its state: earns or takes back the difference, and does nothing where there is none. So
 * it may run twice, late, and in any order. Only a finished trip earns it. The booking is locked.
 */
export async function alignCommission(tx: Tx, booking: BookingCommission, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('affiliate_bookings as b')
    .innerJoin('affiliate_terms as t', 't.id', 'b.terms_id')
    .select(['b.affiliate_id as affiliateId', 'b.is_own as isOwn', 't.rates'])
    .where('b.booking_id', '=', booking.bookingId)
    .forUpdate('b')
    .executeTakeFirst();
  if (!row) return;
  const isOwn = row.isOwn || booking.isOwn;
  const state = isOwn ? 'void' : booking.state;
  const { totalVnd } = booking;
  const rates = row.rates as CommissionRates;
  const earned =
    state === 'earned' ? commissionOf(booking.items, booking, rates) : { baseVnd: 0, amountVnd: 0 };
  const whole = commissionOf(booking.items, { stayedVnd: totalVnd, totalVnd }, rates);
  await tx
    .updateTable('affiliate_bookings')
    .set({
      state,
      is_own: isOwn,
      ends_on: booking.endsOn,
      expected_vnd: state === 'void' ? 0 : state === 'earned' ? earned.amountVnd : whole.amountVnd,
    })
    .where('booking_id', '=', booking.bookingId)
    .execute();
  await writeDifference(tx, { ...row, bookingId: booking.bookingId, earned, now });
}

async function writeDifference(
  tx: Tx,
  {
    affiliateId,
    bookingId,
    earned,
    now,
  }: { affiliateId: number; bookingId: string; earned: { baseVnd: number; amountVnd: number }; now: Date },
): Promise<void> {
  const before = await tx
    .selectFrom('affiliate_lines')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('amount_vnd'), lit(0)).as('amountVnd'),
      fn.coalesce(fn.sum<number>('base_vnd'), lit(0)).as('baseVnd'),
    ])
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const amountVnd = earned.amountVnd - before.amountVnd;
  if (amountVnd === 0) return;
  await tx
    .insertInto('affiliate_lines')
    .values({
      affiliate_id: affiliateId,
      booking_id: bookingId,
      kind: amountVnd > 0 ? 'earned' : 'taken_back',
      base_vnd: earned.baseVnd - before.baseVnd,
      amount_vnd: amountVnd,
      at: now,
    })
    .execute();
}
