import { setImmediate } from 'node:timers/promises';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { type Facets, listFacets } from '#modules/catalog/queries/list-facets.ts';
import {
  type Candidates,
  listCandidates,
  listProducts,
  type Page,
} from '#modules/catalog/queries/list-products.ts';
import type { ProductCard } from '#modules/catalog/queries/product-cards.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { unitAvailability } from '#modules/pricing/calendar/unit-availability.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import { findNearestTrips } from './find-nearest-trips.ts';
import { partyMisfit } from './party-misfit.ts';
import { optionBits, type PlanChoice } from './plan-choice.ts';
import { priceTrips } from './price-trips.ts';
import { staySpan } from './stay-span.ts';
import { type CardTrip, tripOnCard } from './trip-on-card.ts';
import { startDays, type WantedTrip, wantedOf } from './wanted-trip.ts';

export type { PartyMisfit } from './party-misfit.ts';
export { type AloneResult, priceAlone } from './price-alone.ts';
export { isReturned, priceProductTrip } from './price-product-trip.ts';
export type { CardTrip, TripOnCard } from './trip-on-card.ts';
export { startsInMonth, type WantedTrip } from './wanted-trip.ts';

/** Maximum number of products priced for one list: the first in its default order. */
const maxPriced = 3_000;

export interface TripPage extends Page<ProductCard & { trip: CardTrip }> {
  /** How many of `totalResults` are available. */
  totalFree: number;
  /** The same cards as cached: an unchanged card is always the same object. */
  cards: ProductCard[];
  /** More products match than were priced: the list holds only the first of them. */
  isCut: boolean;
}

interface Wanted {
  trip: WantedTrip;
  now: Date;
  facets: boolean;
  /** Limit on priced products, where fewer suffice. */
  most?: number;
}

/**
 * One page of published products with the price of a trip with each: available ones first, in the requested order, then
 * sold-out ones with the nearest day on which they are available. Prices, sorting by them and their range are totals of
 * the trip. Usually nothing has changed since the previous list: so products come from the cached index, and the
 * statement that reads days also tells whether it is still current.
 */
export async function listTripProducts(
  db: Executor,
  query: ProductQuery,
  wanted: Wanted,
): Promise<TripPage & Partial<Facets>> {
  const { facets, most = maxPriced } = wanted;
  const cached = await listCandidates(db, query, { facets, most, asKnown: true });
  const page = cached && (await tripPage(db, query, wanted, cached));
  if (page) return page;
  const fresh = await listCandidates(db, query, { facets, most, asKnown: false });
  return (await tripPage(db, query, wanted, fresh as Candidates)) as TripPage & Partial<Facets>;
}

/** One page from these candidates; null where the products have changed since. */
async function tripPage(
  db: Executor,
  query: ProductQuery,
  { trip, now, facets }: Wanted,
  { products, ids, isCut, since }: Candidates,
): Promise<(TripPage & Partial<Facets>) | null> {
  const choice = choiceOf(query);
  const snapshotOfProducts = { kind: query.kind, since };
  const priced = await priceTrips(db, products, ids, { trip, now, choice, snapshotOfProducts });
  if (!priced) return null;
  const { productIds, totalsVnd, options } = priced;
  const standing = { priced: productIds, totalsVnd, options, optionBits };
  const [page, counts] = await Promise.all([
    listProducts(db, { ...query, standing }, products),
    facets ? countWhileReading(db, { ...query, standing }, products) : undefined,
  ]);
  const available = new Map(page.results.map(({ id }) => [id, priced.tripAt(ids.indexOf(id))]));
  const unavailable = page.results.flatMap(({ id }) => (available.get(id) ? [] : id));
  const nearest = await findNearestTrips(db, products, unavailable, { trip, now, choice });
  return {
    ...page,
    totalFree: page.totalFree ?? 0,
    cards: page.results,
    results: page.results.map((card) => {
      const found = available.get(card.id);
      const alternative = nearest.get(card.id);
      return {
        ...card,
        trip: {
          free: found ? tripOnCard(found, priced.factsOf(card.id), now) : null,
          nearest: alternative ? tripOnCard(alternative.trip, alternative.facts, now) : null,
          misfit: found || alternative ? null : partyMisfit(priced.factsOf(card.id).units, trip),
          isOnSale: Boolean(found) || isOnSale(priced.factsOf(card.id), trip),
        },
      };
    }),
    isCut,
    ...counts,
  };
}

/** Whether something of a product is sold on the days of a trip, be there places or none. */
function isOnSale(facts: QuoteFacts, trip: WantedTrip): boolean {
  const isSold = (unit: UnitFacts, day: string) =>
    (facts.days.get(unit.unitId)?.get(day)?.priceVnd ?? null) !== null &&
    unitAvailability(unit, day, facts)?.closed === false;
  return facts.units.some((unit) => {
    const { length = 1 } = wantedOf(unit, trip);
    return startDays(trip).some((start) =>
      (unit.sale === 'stay' ? staySpan(start, length).nights : [start]).every((day) => isSold(unit, day)),
    );
  });
}

/** The counts of the filters, worked out while the database reads the cards: its statement is on its way by then. */
async function countWhileReading(
  db: Executor,
  query: ProductQuery,
  products: Candidates['products'],
): Promise<Facets> {
  await setImmediate();
  return listFacets(db, query, products);
}

/** The filters' conditions on plans, by property: filter keys equal property names. */
function choiceOf({ filters }: ProductQuery): PlanChoice {
  return { cancel: filters.cancel ?? [], pay: filters.pay ?? [], meal: filters.meal ?? [] };
}

/** Why a trip cannot be priced: the request key at fault, and the message for the user. */
interface TripFault {
  field: 'from' | 'to' | 'rooms' | 'adults';
  message: string;
}

/** Checks whether lists of a kind can be priced for a trip; null when they can. Days must be valid dates. */
export function findTripFault(
  { from, to, lastStart = from, rooms = 1, adults }: WantedTrip,
  kind: KindName,
  today: string,
): TripFault | null {
  const firstDay = getKind(kind).startsToday ? today : addDays(today, 1);
  const lastDay = addDays(today, bookingLimits.horizonDays);
  if (lastStart < firstDay) return { field: 'from', message: 'Ngày đi đã qua. Vui lòng chọn ngày khác.' };
  if (from > lastDay) return { field: 'from', message: 'Ngày đi còn quá xa, chưa mở bán.' };
  if (to !== undefined && to <= from) return { field: 'to', message: 'Ngày về phải sau ngày đi.' };
  if (to !== undefined && daysBetween(from, to) > bookingLimits.maxNights) {
    return { field: 'to', message: `Mỗi lần đặt tối đa ${bookingLimits.maxNights} đêm.` };
  }
  if (rooms > bookingLimits.maxRooms)
    return { field: 'rooms', message: `Số phòng từ 1 đến ${bookingLimits.maxRooms}.` };
  return adults < rooms ? { field: 'adults', message: 'Mỗi phòng cần ít nhất một người lớn.' } : null;
}
