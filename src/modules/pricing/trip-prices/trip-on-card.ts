import { unitPrice } from '#modules/pricing/calendar/unit-starts.ts';
import { finalizeItem, type PricedDraft } from '#modules/pricing/quote/price-item.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { draftOf, type PricedTrip } from './cheapest-trip.ts';
import { freeUntil, offerOfDraft } from './trip-offer.ts';

/** With no more than so many left a card says how many. */
const fewLeft = 5;

/** What a card says of a trip that can be had. Amounts are integer đồng. */
export interface TripOnCard {
  /** What is to be quoted and booked for it: its total is that of the quote. */
  item: QuoteItemRequest;
  unitTitle: string;
  planTitle: string;
  mealPlan: string;
  from: string;
  /** The day of departure of a stay, else the last day. */
  to: string;
  /** Nights of a stay or trip; 0 for what takes a day. */
  nights: number;
  totalVnd: number;
  /** For one night of a stay, one guest, pack or vehicle; null where it is the total, or there is no such price. */
  eachVnd: number | null;
  /** How many are left; null where there are more than a few. */
  left: number | null;
  /** The last instant (ISO) at which everything comes back; null where there is none. */
  freeUntil: string | null;
  /** Something comes back at least, if it is cancelled now. */
  isRefundable: boolean;
  payMode: 'prepay' | 'deposit' | 'office';
  dueNowVnd: number;
}

/** What a card says: how a product can be had; or, where all is sold out, when it can be next. */
export interface CardTrip {
  free: TripOnCard | null;
  nearest: TripOnCard | null;
}

export function tripOnCard({ start, plan, totalVnd }: PricedTrip, facts: QuoteFacts, now: Date): TripOnCard {
  const { left } = start;
  const draft = draftOf(start, plan, facts, now) as PricedDraft;
  const { item } = finalizeItem(draft, [], { facts, now });
  const eachVnd = draft.unit.sale === 'stay' ? Math.ceil(totalVnd / item.nights) : unitPrice(totalVnd, draft);
  return {
    item: draft.wanted,
    unitTitle: item.unitTitle,
    planTitle: item.planTitle,
    mealPlan: item.mealPlan,
    from: item.from,
    to: item.to,
    nights: item.nights,
    totalVnd,
    eachVnd: eachVnd === totalVnd ? null : eachVnd,
    left: left <= fewLeft ? left : null,
    freeUntil: freeUntil(offerOfDraft(draft), facts, now),
    isRefundable: item.cancellation.some((step) => step.refundAmount > 0),
    payMode: item.payMode,
    dueNowVnd: item.dueNow,
  };
}
