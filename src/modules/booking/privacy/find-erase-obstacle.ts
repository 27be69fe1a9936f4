import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { lastDay } from '#modules/booking/trip/last-day.ts';
import { listPrepaidCodesOfBooking } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import { listCredits } from '#modules/payments/credits/list-credits.ts';
import { hasMoneyUnderWay } from '#modules/payments/guest-data/has-money-under-way.ts';
import { getPaidAmount } from '#modules/payments/ledger/get-paid-amount.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

export type EraseObstacle =
  | 'waits_for_answer'
  | 'waits_for_payment'
  | 'waits_for_choice'
  | 'trip_ahead'
  | 'money_under_way'
  | 'balance_open'
  | 'credit_left'
  | 'code_left';

/** Why a locked booking still needs to know its guest; null once it is over and nothing is owed either way. */
export async function findEraseObstacle(
  db: Executor,
  booking: LockedBooking,
  now: Date,
): Promise<EraseObstacle | null> {
  const { id, state, quote, totalVnd } = booking;
  if (state === 'on_request') return 'waits_for_answer';
  if (state === 'held' || state === 'pending_payment') return 'waits_for_payment';
  if (state === 'disrupted' || state === 'paid_unallocated') return 'waits_for_choice';
  // The day after its last it is completed by itself; what has no day is over when its codes are.
  if (state === 'confirmed' && lastDay(quote) !== null) return 'trip_ahead';
  if (state === 'refunding' || (await hasMoneyUnderWay(db, id, now))) return 'money_under_way';
  const isBought = state === 'confirmed' || state === 'completed';
  if (isBought && (await getPaidAmount(db, id)) < totalVnd) return 'balance_open';
  const today = dayInVietnam(now);
  const credits = await listCredits(db, id);
  if (credits.some(({ rest, validUntil }) => rest > 0 && validUntil >= today)) return 'credit_left';
  const codes = await listPrepaidCodesOfBooking(db, id, now);
  const isLeft = codes.some(
    (one) => (one.state === 'issued' || one.state === 'reserved') && one.validUntil >= today,
  );
  return isLeft ? 'code_left' : null;
}
