import type { ChoiceView } from '#modules/booking/disruption/choices.ts';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import type { BookingState, EventReason } from '#modules/booking/state.ts';
import type { ItemConfirmation } from '#modules/booking/supplier-answer/confirm-item.ts';
import type { OtherDates } from '#modules/booking/supplier-answer/list-other-dates.ts';
import type { PrepaidCode } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import type { AttemptView } from '#modules/payments/attempts/queries.ts';
import type { CreditView } from '#modules/payments/credits/credits.ts';
import type { RefundView } from '#modules/payments/refunds/list-refund-views.ts';
import type { RefundQuote } from '#modules/pricing/cancellation/refund-quote.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { ArrivalView } from './arrival-view.ts';
import type { ChangeView } from './change-view.ts';
import type { PartRow } from './get-booking-row.ts';

/**
 * A booking as shown to its guest by pages, mails and the API. Amounts are integer đồng under the names of the contract;
 * times are ISO. Contains nothing internal: actors and their notes stay in `booking_events`.
 */
export interface BookingView {
  id: string;
  code: string;
  /** It is a gift card order. */
  isGift: boolean;
  state: BookingState;
  stateLabel: string;
  /** Whether nobody came to any of its items. */
  isMissed: boolean;
  contact: { fullName: string; phone: string; email: string };
  note: string;
  invoice: CreateBookingInput['invoice'] | null;
  /** The number of the company's invoice; null until it is issued. */
  invoiceNo: string | null;
  /** Their names; papers are read by `listTravellers` alone. */
  travellers: { fullName: string }[];
  quote: Quote;
  total: number;
  /** Paid by the guest: payments less refunds requested. */
  paid: number;
  /** Due now, to buy the held inventory or to pay for a change of it; otherwise 0 once confirmed. */
  due: number;
  /** Due later, after a deposit. */
  balance: number;
  /** The last day (ISO) for the balance; null without one. */
  balanceDueOn: string | null;
  /** The supplier's answer deadline; null unless on request. */
  answerBy: string | null;
  /** Why a request was declined, with alternative dates; null unless declined. */
  declined: { note: string; isUnanswered: boolean; otherDates: OtherDates[] } | null;
  /** Prepaid codes that this booking bought, whose day is chosen by a second booking. */
  vouchers: {
    code: string;
    unitTitle: string;
    quantity: number;
    validUntil: string;
    state: PrepaidCode['state'];
  }[];
  /** For a booking of a firm above its limit: its manager's approval. Null for any other. */
  approval: { state: 'waiting' | 'approved' | 'refused'; firmName: string; note: string } | null;
  /** Version number of a quote that staff revised, and the newest version's booking; null when it is this one. */
  version: number;
  replacedBy: { code: string; isSameGuest: boolean } | null;
  /** Until when inventory is held; null once nothing is held. */
  holdExpiresAt: string | null;
  createdAt: string;
  confirmedAt: string | null;
  /** Whether and by what its items are confirmed, once it is paid. */
  confirmations: ItemConfirmation[];
  /** Late arrivals and no-shows by item. */
  arrivals: ArrivalView[];
  isLatePayment: boolean;
  /** Whether payment at the counter was confirmed; only then is the inventory held for long. */
  isCounterConfirmed: boolean;
  /** The attempt that can still be paid, with its QR code. */
  payment: AttemptView | null;
  /** The parts of the amount due that are paid or can still be paid; without those of former divisions. */
  parts: PartRow[];
  /** Refunds with their progress; `payer` is who paid the money, where it is not the holder. */
  refunds: (RefundView & { payer: string | null; waitsForPayer: boolean })[];
  events: { at: string; label: string; reason: EventReason }[];
  /** Items that staff replaced by another product, with why and when. */
  moves: { at: string; from: string; to: string; note: string }[];
  /** The guest's pending choice; null without one. */
  choices: ChoiceView | null;
  /** A change of days or guests that waits for `due`; null without one. */
  change: ChangeView | null;
  /** Credits issued from this booking's money. */
  credits: CreditView[];
  /** What the guest can do now. `refund` is what a cancellation refunds; null where none is possible. */
  can: { pay: boolean; cancel: boolean };
  refund: RefundQuote | null;
}
