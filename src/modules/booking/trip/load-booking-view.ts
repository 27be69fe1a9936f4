import { capRefund } from '#modules/booking/cancellation/cap-refund.ts';
import { hasBegun, refundFor } from '#modules/booking/cancellation/refund-for.ts';
import { loadChoices } from '#modules/booking/disruption/choices.ts';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import { type BookingState, isAwaitingPayment, stateLabels, stateNow } from '#modules/booking/state.ts';
import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import { listConfirmations } from '#modules/booking/supplier-answer/confirm-item.ts';
import { listPrepaidCodesOfBooking } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import { attemptView, findLastAttempt, isOpen } from '#modules/payments/attempts/queries.ts';
import { listCredits } from '#modules/payments/credits/credits.ts';
import { getBookingFunds } from '#modules/payments/ledger/ledger.ts';
import { listRefundViews, type RefundView } from '#modules/payments/refunds/list-refund-views.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readAll } from '#platform/db/read-all.ts';
import { arrivalView } from './steps/arrival-view.ts';
import type { BookingView } from './steps/booking-view.ts';
import { changeView } from './steps/change-view.ts';
import { declineOf, eventView, movesOf } from './steps/event-view.ts';
import { type ArrivalRow, getBookingRow, type PartRow } from './steps/get-booking-row.ts';

export type { BookingView } from './steps/booking-view.ts';

/**
 * Loads a booking's view. Queries that do not depend on its state run concurrently, the rest afterwards: seven
 * statements, a few more for refunds or a choice.
 * @throws when there is no such booking
 */
export async function loadBookingView(db: Executor, id: string, now: Date): Promise<BookingView> {
  const [row, { paidVnd: paid, refundableVnd }, attempt, vouchers, refunds, credits] = await readAll(db, [
    () => getBookingRow(db, id),
    () => getBookingFunds(db, id),
    () => findLastAttempt(db, id),
    () => listPrepaidCodesOfBooking(db, id, now),
    () => listRefundViews(db, id, now),
    () => listCredits(db, id),
  ]);
  const quote = parseStoredQuote(row.quote);
  const state = stateNow({ state: row.state as BookingState, holdState: row.holdState });
  const isUnderWay = state === 'confirmed' && hasBegun(quote, now);
  const owed = isUnderWay ? null : refundFor({ state, quote, totalVnd: row.total_vnd, paidVnd: paid }, now);
  const refund = capRefund(owed, refundableVnd);
  const ofBooking = { paidVnd: paid, itemCount: quote.items.length };
  const change = state === 'confirmed' ? changeView(row.change, ofBooking, now) : null;
  const due = isAwaitingPayment(state) ? Math.max(0, row.due_now_vnd - paid) : (change?.due ?? 0);
  const balance = state === 'confirmed' ? Math.max(0, row.total_vnd - paid) : 0;
  const heldUntil = isAwaitingPayment(state) ? row.holdExpiresAt : null;
  const isHeld = heldUntil !== null && now < heldUntil;
  const events = row.events.map(eventView);
  const [confirmations, choices] = await readAll(db, [
    () => listConfirmations(db, { id, state, quote, confirmedAt: row.confirmed_at, events }, now),
    () =>
      loadChoices(db, {
        id,
        state,
        quote,
        paidVnd: paid,
        dueNowVnd: row.due_now_vnd,
        choiceBy: row.choice_by,
      }),
  ]);
  const approval = approvalOf(row);
  const awaitsApproval = approval?.state === 'waiting' && (isHeld || state === 'on_request');
  const isMissed = wasMissed(quote, row.arrivals);
  const isAwaited = state === 'confirmed' && confirmations.some((one) => one.state === 'awaited');
  const areUsed = vouchers.some((voucher) => voucher.state === 'reserved' || voucher.state === 'redeemed');
  return {
    ...{ id, code: row.code, state, quote, paid, due, balance, approval, events, choices, change, credits },
    isGift: isGiftOrder(quote),
    version: row.quote_version,
    replacedBy: row.newest && { code: row.newest.code, isSameGuest: isSameGuest(row, row.newest) },
    stateLabel: labelOf(state, { awaitsApproval, isAwaited, isMissed }),
    isMissed,
    contact: { fullName: row.full_name, phone: row.phone, email: row.email },
    note: row.note,
    invoice: row.invoice as BookingView['invoice'],
    invoiceNo: row.invoice_no,
    travellers: row.travellers,
    total: row.total_vnd,
    balanceDueOn: balance > 0 ? row.balance_due_on : null,
    answerBy: state === 'on_request' ? (row.answer_by?.toISOString() ?? null) : null,
    declined: state === 'declined' ? declineOf(row.events) : null,
    vouchers: vouchers.map(({ code, unitId, quantity, validUntil, state: stands }) => ({
      ...{ code, quantity, validUntil, state: stands },
      unitTitle: quote.items.find((item) => item.unitId === unitId)?.unitTitle ?? '',
    })),
    holdExpiresAt: heldUntil?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    confirmations,
    arrivals: row.arrivals.map(arrivalView),
    moves: movesOf(row.events),
    isLatePayment: row.is_late_payment,
    isCounterConfirmed: row.counter_confirmed_at !== null,
    payment: attempt && isOpen(attempt, now) ? await attemptView(attempt) : null,
    parts: row.parts.filter((part) => part.state !== 'ended'),
    refunds: refunds.map((refund) => withPayer(withCause(refund, state), row.parts)),
    can: {
      pay: (((isHeld && !awaitsApproval) || change) && due > 0) || balance > 0,
      cancel: refund !== null && !areUsed,
    },
    refund: areUsed ? null : refund,
  };
}

/** A reader of an earlier version's mailbox, which may be a mistyped one, must not get access to the newest version. */
function isSameGuest(
  { phone, email }: { phone: string; email: string },
  newest: { phone: string; email: string },
): boolean {
  return newest.phone === phone && (email === '' || newest.email === email);
}

/** Whether each item that was not cancelled has a no-show. */
function wasMissed({ items }: Quote, arrivals: readonly ArrivalRow[]): boolean {
  const missed = new Set(arrivals.filter(({ kind }) => kind === 'no_show').map(({ position }) => position));
  const going = items.flatMap(({ ended }, position) => (ended ? [] : [position]));
  return going.length > 0 && going.every((position) => missed.has(position));
}

function labelOf(
  state: BookingState,
  { awaitsApproval, isAwaited, isMissed }: { awaitsApproval: boolean; isAwaited: boolean; isMissed: boolean },
): string {
  if (awaitsApproval) return 'Chờ công ty duyệt';
  if (isMissed && (state === 'confirmed' || state === 'completed')) return 'Ghi nhận bạn không đến';
  return isAwaited ? 'Đã thanh toán, chờ xác nhận' : stateLabels[state];
}

/** A firm that no longer exists has nothing to approve. */
function approvalOf({
  approval,
  approval_note: note,
  firmName,
}: {
  approval: string | null;
  approval_note: string;
  firmName: string | null;
}): BookingView['approval'] {
  if (approval === null || firmName === null) return null;
  return { state: approval as 'waiting' | 'approved' | 'refused', firmName, note };
}

/** Of a booking that goes on, a part was cancelled. */
function withCause(refund: RefundView, state: BookingState): RefundView {
  if (refund.cause !== 'cancelled' || state === 'cancelled' || state === 'refunding') return refund;
  return { ...refund, causeLabel: 'Hủy một dịch vụ' };
}

/** The account for the refund of a part is the payer's to name, not the holder's. */
function withPayer(refund: RefundView, parts: readonly PartRow[]): BookingView['refunds'][number] {
  if (refund.partId === null) return { ...refund, payer: null, waitsForPayer: false };
  const payer = parts.find(({ id }) => id === refund.partId)?.name ?? '';
  return {
    ...refund,
    payer,
    waitsForPayer: refund.needsAccount,
    label: refund.needsAccount ? 'Chờ người trả ghi số tài khoản' : refund.label,
    needsAccount: false,
    canChangeAccount: false,
  };
}
