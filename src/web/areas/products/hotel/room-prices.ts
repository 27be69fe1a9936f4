import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { UnitStart } from '#modules/pricing/calendar/unit-starts.ts';
import type { StayOffer } from '#modules/pricing/quote/list-stay-offers.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import type { HotelView } from './hotel-view.ts';

export type RoomPrices = ReturnType<typeof toRoom>;
export type RoomView = HotelView['rooms'][number] & RoomPrices;
export type PlanView = RoomView['plans'][number];

interface Prices {
  /** For chosen dates. */
  offers: StayOffer[] | null;
  nearest: Map<number, string[]>;
  /** Days of the coming weeks, when no dates are chosen. */
  days: UnitStart[];
}

/** The prices of a hotel's rooms, in their order: with dates for each rate plan, or why it is not available, else a from-price. */
export function toRoomPrices(product: ProductDetail, prices: Prices) {
  return product.units.map((unit) => toRoom(unit, product.ratePlans, prices));
}

function toRoom(
  unit: ProductDetail['units'][number],
  ratePlans: ProductDetail['ratePlans'],
  { offers, nearest, days }: Prices,
) {
  const own = (offers ?? []).filter((offer) => offer.unitId === unit.id);
  const isRefused = offers !== null && own.every((offer) => !offer.result.ok);
  const first = own[0]?.result;
  const free = days.filter((day) => day.unitId === unit.id && day.isFree && day.priceVnd !== null);
  const cheapest = free.toSorted((a, b) => (a.priceVnd ?? 0) - (b.priceVnd ?? 0))[0];
  return {
    id: unit.id,
    left: own[0]?.left ?? 0,
    /** The lowest price per night, its day, and the room's availability over the coming weeks. */
    lowest: cheapest
      ? { priceVnd: cheapest.priceVnd, day: cheapest.day, left: free.reduce((sum, day) => sum + day.left, 0) }
      : null,
    refusal:
      isRefused && first && !first.ok
        ? { message: first.message, nearest: nearest.get(unit.id)?.toSorted() ?? [] }
        : null,
    plans: own.map((offer) => toPlan(offer, ratePlans)),
  };
}

function toPlan({ ratePlanId, result }: StayOffer, ratePlans: ProductDetail['ratePlans']) {
  const plan = ratePlans.find((row) => row.id === ratePlanId);
  const about = {
    id: ratePlanId,
    title: plan?.title ?? '',
    mealPlan: plan?.mealPlan ?? 'RO',
    payMode: plan?.payMode ?? 'prepay',
  };
  if (!result.ok) return { ...about, message: result.message, offer: null };
  const { total, dueNow, lines, taxes, cancellation, items } = result.quote;
  const [item] = items;
  return {
    ...about,
    message: null,
    offer: {
      totalVnd: total,
      dueNowVnd: dueNow,
      nights: item?.nights ?? 1,
      confirmation: item?.confirmation ?? 'instant',
      /** The choice for the checkout and the cart, in the format of parts/booking/item-query.ts. */
      itemQuery: item ? toItemQuery(item) : '',
      lines,
      taxes: taxes.map(({ percent, amountVnd }) => ({ percent, amountVnd })),
      cancellation,
    },
  };
}
