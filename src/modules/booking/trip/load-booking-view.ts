import { capRefund } from '#modules/booking/cancellation/cap-refund.ts';
import { hasBegun, refundFor } from '#modules/booking/cancellation/refund-for.ts';
import { type ChoiceView, loadChoices } from '#modules/booking/disruption/choices.ts';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import {
  type BookingState,
  type EventReason,
  isAwaitingPayment,
  stateLabels,
  stateNow,
} from '#modules/booking/state.ts';
import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import { type ItemConfirmation, listConfirmations } from '#modules/booking/supplier-answer/confirm-item.ts';
import type { OtherDates } from '#modules/booking/supplier-answer/list-other-dates.ts';
import {
  listPrepaidCodesOfBooking,
  type PrepaidCode,
} from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import {
  type AttemptView,
  attemptView,
  findLastAttempt,
  isOpen,
} from '#modules/payments/attempts/queries.ts';
import { type CreditView, listCredits } from '#modules/payments/credits/credits.ts';
import { getBookingFunds } from '#modules/payments/ledger/ledger.ts';
import { listRefundViews, type RefundView } from '#modules/payments/refunds/list-refund-views.ts';
import type { RefundQuote } from '#modules/pricing/cancellation/refund-quote.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readAll } from '#platform/db/read-all.ts';
import { type ArrivalView, arrivalView } from './steps/arrival-view.ts';
import { type ChangeView, changeView } from './steps/change-view.ts';
import { declineOf, eventView } from './steps/event-view.ts';
import { getBookingRow, type PartRow } from './steps/get-booking-row.ts';

/**
 * A booking as its guest is shown it, by pages, mails and the API. Amounts are integer đồng under the names of the contract;
 * times are ISO. Nothing of ours is in it: who did something here and what they noted stays in `booking_events`.
 */
export interface BookingView {
  id: string;
  code: string;
  /** It buys a gift card, and nothing else. */
  isGift: boolean;
  state: BookingState;
  stateLabel: string;
  contact: { fullName: string; phone: string; email: string };
  note: string;
  invoice: CreateBookingInput['invoice'] | null;
  /** The number of the company's invoice; null as long as none is written. */
  invoiceNo: string | null;
  /** Their names; papers are read by `listTravellers` alone. */
  travellers: { fullName: string }[];
  quote: Quote;
  total: number;
  /** What the guest has with us: payments less refunds requested. */
  paid: number;
  /** To be paid now, so that the places become theirs, or for a change of them; else 0 once confirmed. */
  due: number;
  /** To be paid later, after a deposit. */
  balance: number;
  /** The last day (ISO) for the balance; null where none is left. */
  balanceDueOn: string | null;
  /** Until when the supplier answers a request; null for anything else. */
  answerBy: string | null;
  /** Why a request was declined and when else there are places; null for anything else. */
  declined: { note: string; isUnanswered: boolean; otherDates: OtherDates[] } | null;
  /** Codes that this booking bought, whose day is chosen by a second booking. */
  vouchers: {
    code: string;
    unitTitle: string;
    quantity: number;
    validUntil: string;
    state: PrepaidCode['state'];
  }[];
  /** Until when the places are held; null once nothing is held. */
  holdExpiresAt: string | null;
  createdAt: string;
  confirmedAt: string | null;
  /** Whether and by what its items are confirmed, once it is paid. */
  confirmations: ItemConfirmation[];
  /** Who comes late to which item, and to which nobody came. */
  arrivals: ArrivalView[];
  isLatePayment: boolean;
  /** Whether it was confirmed that the booking will be paid at the office; only then its places are kept for long. */
  isCounterConfirmed: boolean;
  /** The attempt that can still be paid, with its QR. */
  payment: AttemptView | null;
  /** What others pay of what is due, those that can still be paid and those that are; what was divided anew is left out. */
  parts: PartRow[];
  /** Money on its way back or gone back, with the steps that it takes; `payer` is who paid it, where it is not the holder. */
  refunds: (RefundView & { payer: string | null; waitsForPayer: boolean })[];
  events: { at: string; label: string; reason: EventReason }[];
  /** What the guest has to choose about; null where there is nothing. */
  choices: ChoiceView | null;
  /** Other days or guests that wait for `due`; null where there are none. */
  change: ChangeView | null;
  /** What of this booking's money became credit for another one. */
  credits: CreditView[];
  /** What the guest can do now. `refund` is what a cancellation pays back; null where none is possible. */
  can: { pay: boolean; cancel: boolean };
  refund: RefundQuote | null;
}

/**
 * Reads what does not depend on the booking's state side by side, the rest behind it: seven statements, a few more where
 * there are refunds or a choice.
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
  const change = state === 'confirmed' ? changeView(row.change, paid, now) : null;
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
  const isAwaited = state === 'confirmed' && confirmations.some((one) => one.state === 'awaited');
  const areUsed = vouchers.some((voucher) => voucher.state === 'reserved' || voucher.state === 'redeemed');
  return {
    id,
    code: row.code,
    isGift: isGiftOrder(quote),
    state,
    stateLabel: isAwaited ? 'Đã thanh toán, chờ xác nhận' : stateLabels[state],
    contact: { fullName: row.full_name, phone: row.phone, email: row.email },
    note: row.note,
    invoice: row.invoice as BookingView['invoice'],
    invoiceNo: row.invoice_no,
    travellers: row.travellers,
    quote,
    total: row.total_vnd,
    paid,
    due,
    balance,
    balanceDueOn: balance > 0 ? row.balance_due_on : null,
    answerBy: state === 'on_request' ? (row.answer_by?.toISOString() ?? null) : null,
    declined: state === 'declined' ? declineOf(row.events) : null,
    vouchers: vouchers.map(({ code, unitId, quantity, validUntil, state: stands }) => ({
      code,
      unitTitle: quote.items.find((item) => item.unitId === unitId)?.unitTitle ?? '',
      quantity,
      validUntil,
      state: stands,
    })),
    holdExpiresAt: heldUntil?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    confirmations,
    arrivals: row.arrivals.map(arrivalView),
    isLatePayment: row.is_late_payment,
    isCounterConfirmed: row.counter_confirmed_at !== null,
    payment: attempt && isOpen(attempt, now) ? await attemptView(attempt) : null,
    parts: row.parts.filter((part) => part.state !== 'ended'),
    refunds: refunds.map((refund) => withPayer(refund, row.parts)),
    events,
    choices,
    change,
    credits,
    can: { pay: ((isHeld || change) && due > 0) || balance > 0, cancel: refund !== null && !areUsed },
    refund: areUsed ? null : refund,
  };
}

/** Where the money of who paid a part goes is theirs to say, not the holder's. */
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
