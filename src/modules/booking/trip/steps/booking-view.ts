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
  /** Of what was booked for a firm above its limit: whether its manager lets it be paid. Null for anything else. */
  approval: { state: 'waiting' | 'approved' | 'refused'; firmName: string; note: string } | null;
  /** Of a quote that staff put together anew: which version it is, and which booking is the newest; null while it is this one. */
  version: number;
  replacedBy: { code: string; isSameGuest: boolean } | null;
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
  /** What staff replaced by another product, why and when. */
  moves: { at: string; from: string; to: string; note: string }[];
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
