import { changeState } from '#modules/booking/change-state.ts';
import { bookingCancelled, bookingRefundRequested } from '#modules/booking/events.ts';
import { holdOf, type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import { type BookingState, isAwaitingPayment, stateNow } from '#modules/booking/state.ts';
import { releaseHold, returnHold } from '#modules/inventory/holds/holds.ts';
import { listPrepaidCodesOfBooking } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import { reopenPrepaidCodes, voidPrepaidCodes } from '#modules/inventory/prepaid-codes/prepaid-codes.ts';
import { endAttempts } from '#modules/payments/attempts/attempts.ts';
import { getPaidAmount, getRefundableAmount, postLedger } from '#modules/payments/ledger/ledger.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { RefundQuote } from '#modules/pricing/cancellation/refund-quote.ts';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { capRefund } from './cap-refund.ts';
import { hasBegun, isFeeless, refundFor } from './refund-for.ts';

export type CancelBookingResult =
  | { ok: true; state: BookingState; refundVnd: number; promisedOn: string | null }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_cancellable' | 'too_late' | 'is_paid' }
  /** The preview is outdated: a tier of the policy has passed or money has arrived. */
  | { ok: false; reason: 'refund_changed'; refund: RefundQuote };

interface Cancellation {
  code: string;
  actor: Actor;
  /** Words of the guest or staff. */
  note?: string | undefined;
  /** The refund that was shown; the cancellation is refused unless it is exactly this one. */
  expectedRefundVnd?: number | undefined;
  /** Staff waive the fee, within their limit: all that is paid is refunded, and the note says why. */
  isFeeWaived?: boolean;
  /** Refuses paid or confirmed bookings: the requester has not proven that it is theirs. */
  onlyUnpaid?: boolean;
  /** A newer version of the same quote replaces it: its guest is notified of that one, not of this cancellation. */
  isReplaced?: boolean;
}

/**
 * Cancels a booking, releases its inventory and owes the refund of the agreed policy. A guest may cancel until the
 * service begins, staff also later. A second call is refused, so nothing is refunded twice.
 */
export async function cancelBooking(
  db: Executor,
  queue: Queue,
  {
    code,
    actor,
    note = '',
    expectedRefundVnd,
    isFeeWaived = false,
    onlyUnpaid = false,
    isReplaced = false,
  }: Cancellation,
  now: Date,
): Promise<CancelBookingResult> {
  const isAllowed = !isStaff(actor) || may(actor, isReplaced ? 'booking.sell' : 'booking.cancel');
  if (!isAllowed || (isFeeWaived && !may(actor, 'booking.waive')))
    return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<CancelBookingResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const paidVnd = await getPaidAmount(tx, booking.id);
    const state = stateNow({ state: booking.state, holdState: booking.hold?.state ?? null });
    const isUnpaid = paidVnd === 0 && (isAwaitingPayment(state) || state === 'on_request');
    if (onlyUnpaid && !isUnpaid) return { ok: false, reason: 'is_paid' };
    const mostVnd = await getRefundableAmount(tx, booking.id);
    const byPolicy = refundFor({ ...booking, state, paidVnd }, now);
    const waivedVnd = isFeeWaived ? (byPolicy?.feeVnd ?? 0) : 0;
    if (isFeeWaived && !(may(actor, 'booking.waive', waivedVnd) && note))
      return { ok: false, reason: 'not_allowed' };
    const owed = isFeeWaived ? withoutFee(byPolicy) : byPolicy;
    const refund = capRefund(owed, mostVnd);
    if (!owed || !refund) return { ok: false, reason: 'not_cancellable' };
    if (state === 'confirmed' && hasBegun(booking.quote, now) && !isStaff(actor)) {
      return { ok: false, reason: 'too_late' };
    }
    if (expectedRefundVnd !== undefined && expectedRefundVnd !== refund.refundVnd) {
      return { ok: false, reason: 'refund_changed', refund };
    }
    if (await hasUsedVouchers(tx, booking, now)) return { ok: false, reason: 'not_cancellable' };
    if (!(await releasePlaces(tx, booking, now))) return { ok: false, reason: 'not_cancellable' };
    const to = state === 'paid_unallocated' ? 'refunding' : 'cancelled';
    const reason = isStaff(actor) ? 'cancelled_by_staff' : 'cancelled_by_guest';
    const details = {
      note,
      refundVnd: refund.refundVnd,
      feeVnd: refund.feeVnd,
      ...(isFeeWaived && { waivedVnd }),
    };
    await changeState(tx, booking, to, { actor, reason, details, now });
    await endAttempts(tx, booking.id, { state: 'cancelled', now });
    await queue.send(tx, bookingCancelled, { bookingId: booking.id });
    await countGoodwill(tx, booking.id, owed.refundVnd - refund.refundVnd);
    const promisedOn = await oweRefund(tx, queue, booking, refund.refundVnd, now);
    return { ok: true, state: to, refundVnd: refund.refundVnd, promisedOn };
  });
}

function withoutFee(refund: RefundQuote | null): RefundQuote | null {
  return (
    refund && { refundPercent: 100, feeVnd: 0, refundVnd: refund.refundVnd + refund.feeVnd, until: null }
  );
}

/** A purchase without a date cannot be cancelled once a second booking uses its code. */
async function hasUsedVouchers(tx: Tx, booking: LockedBooking, now: Date): Promise<boolean> {
  if (booking.state !== 'confirmed') return false;
  const vouchers = await listPrepaidCodesOfBooking(tx, booking.id, now);
  return vouchers.some((voucher) => voucher.state !== 'issued');
}

/**
 * False when a waiting booking lost its hold just now: it is expired, not cancelled. Prepaid codes that the booking
 * redeemed become usable again where their item is cancelled without a fee.
 */
async function releasePlaces(tx: Tx, booking: LockedBooking, now: Date): Promise<boolean> {
  if (booking.state === 'paid_unallocated' || booking.state === 'on_request') return true;
  const { id } = holdOf(booking);
  if (booking.state !== 'confirmed') return (await releaseHold(tx, id, 'released', 'cancelled')).ok;
  const returned = await returnHold(tx, id, 'cancelled');
  const feeless = booking.quote.items.filter((item) => isFeeless(item, now));
  await reopenPrepaidCodes(tx, id, requiredInventory({ ...booking.quote, items: feeless }).vouchers);
  if (!(await voidPrepaidCodes(tx, booking.id))) throw new Error('A voucher was used at the same moment');
  return returned.ok;
}

/** Earlier goodwill becomes a part of the refund owed now, and is no cost of ours any more. */
async function countGoodwill(tx: Tx, bookingId: string, amountVnd: number): Promise<void> {
  if (amountVnd === 0) return;
  await postLedger(tx, { bookingId, cause: 'goodwill_counted', from: 'goodwill', to: 'guest', amountVnd });
}

async function oweRefund(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  amountVnd: number,
  now: Date,
): Promise<string | null> {
  if (amountVnd === 0) return null;
  const refund = await requestRefund(tx, { booking, cause: 'cancelled', amountVnd, now });
  await queue.send(tx, bookingRefundRequested, { bookingId: booking.id, refundId: refund.id });
  return refund.promisedOn;
}
