import { unitPrice } from '#modules/pricing/calendar/unit-starts.ts';
import { cancellationOf } from '#modules/pricing/quote/finalize-item.ts';
import type { PricedDraft } from '#modules/pricing/quote/price-item.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import { splitPayment } from '#modules/pricing/quote/split-payment.ts';
import { needsHeights } from '#modules/pricing/quote/with-least-heights.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays } from '#platform/time/days.ts';
import { draftOf, isPlainStay, type PricedTrip } from './cheapest-trip.ts';
import type { PartyMisfit } from './party-misfit.ts';
import { freeUntil } from './trip-offer.ts';
import { itemOf } from './wanted-trip.ts';

/** Up to this number, a card shows how many are left. */
const fewLeft = 5;

/** Data of an available trip on a card. Amounts are integer đồng. */
export interface TripOnCard {
  /** The request to quote and book for it: its total is that of the quote, unless `isFrom`. */
  item: QuoteItemRequest;
  unitTitle: string;
  planTitle: string;
  mealPlan: string;
  from: string;
  /** The day of departure of a stay, else the last day. */
  to: string;
  /** Nights of a stay or trip; 0 for a day service. */
  nights: number;
  totalVnd: number;
  /** Whether its children pay by heights that are not given yet: the total is then the minimum. */
  isFrom: boolean;
  /** Price per night of a stay, or per guest, pack or vehicle; null where it equals the total, or where there is no such price. */
  eachVnd: number | null;
  /** How many are left; null where there are more than a few. */
  left: number | null;
  /** The last instant (ISO) until which the refund is full; null where there is none. */
  freeUntil: string | null;
  /** Whether anything is refunded if it is cancelled now. */
  isRefundable: boolean;
  payMode: 'prepay' | 'deposit' | 'office';
  dueNowVnd: number;
}

/** Trip data of a card: how a product is available or, when it is sold out, when it is available next. */
export interface CardTrip {
  free: TripOnCard | null;
  nearest: TripOnCard | null;
  /** Why it takes this party on no day; null where only places are missing. */
  misfit: PartyMisfit | null;
  /** Whether it is sold on those days at all: what is open in summer only is not sold out in winter. */
  isOnSale: boolean;
}

export function tripOnCard(trip: PricedTrip, facts: QuoteFacts, now: Date): TripOnCard {
  const { start, plan, totalVnd } = trip;
  const { left, unit } = start;
  const { item, from, to, nights, days, eachVnd } = serviceOf(trip, facts, now);
  const offer = { unit, plan, day: item.from, firstOn: from, days, totalVnd };
  const priced = { from, perDay: days.map((day) => ({ day })) };
  const steps = cancellationOf({ priced, plan }, { facts, amountVnd: totalVnd, now });
  const { deposit } = unit.terms;
  const { dueNow } = splitPayment(totalVnd, { payMode: plan.payMode, deposit }, { firstOn: from, now });
  return {
    item,
    unitTitle: unit.unitTitle,
    planTitle: plan.title,
    mealPlan: plan.mealPlan,
    from,
    to,
    nights,
    totalVnd,
    isFrom: needsHeights(unit, item),
    eachVnd: eachVnd === totalVnd ? null : eachVnd,
    left: left <= fewLeft ? left : null,
    freeUntil: freeUntil(offer, facts, now),
    isRefundable: steps.some((step) => step.refundAmount > 0),
    payMode: plan.payMode,
    dueNowVnd: dueNow,
  };
}

/** The requested item and its days of service. For a plain stay these are the requested days, so it is not priced again. */
function serviceOf({ start, plan, totalVnd }: PricedTrip, facts: QuoteFacts, now: Date) {
  const { unit, want, day, nights } = start;
  if (isPlainStay(unit)) {
    return {
      item: itemOf(unit, want, { day, planId: plan.id }),
      from: day,
      to: addDays(day, nights.length),
      nights: nights.length,
      days: nights,
      eachVnd: Math.ceil(totalVnd / nights.length),
    };
  }
  const draft = draftOf(start, plan, facts, now) as PricedDraft;
  const { wanted, priced } = draft;
  const { childHeightsCm: _, ...options } = wanted.options;
  return {
    item: { ...wanted, options },
    from: priced.from,
    to: priced.to,
    nights: priced.nights,
    days: priced.perDay.map((one) => one.day),
    eachVnd: unit.sale === 'stay' ? Math.ceil(totalVnd / priced.nights) : unitPrice(totalVnd, draft),
  };
}
