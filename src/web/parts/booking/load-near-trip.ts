import { quoteNow } from '#modules/booking/hold/quotes.ts';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { findProduct } from '#modules/catalog/queries/find-product.ts';
import { getPositions } from '#modules/catalog/queries/get-positions.ts';
import { getProductCards, type ProductCard } from '#modules/catalog/queries/product-cards.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import {
  listTripProducts,
  type TripOnCard,
  type WantedTrip,
} from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import type { PictureSource } from '#ui/picture.tsx';
import { airportRoute } from './airport-route.ts';
import { toItemQuery } from './item-query.ts';

/** An offer that suits a trip and is available on its days. */
export interface NearOffer {
  id: number;
  title: string;
  picture: PictureSource | null;
  /** 'Vé · cách 14 km'. */
  about: string;
  day: string;
  totalVnd: number;
  /** URL of its page with everything chosen, and of its checkout. */
  href: string;
  bookHref: string;
}

/** The greatest distance for a day's outing and from an airport, in kilometres. */
const farthestKm = { day: 40, airport: 90 };
const mostOffers = 3;
/** The default pick-up time where the arrival time is unknown. */
const usualPickUp = '13:00';

/**
 * Offers near the trip's first place to stay that are available on its days: the airport transfer on the day of arrival, then
 * tickets and experiences. Nothing once the trip has begun.
 */
export async function loadNearTrip(
  db: Executor,
  items: QuotedItem[],
  { now, note = '' }: { now: Date; note?: string },
): Promise<NearOffer[]> {
  const stay = items.find(({ kind, ended, options }) => getKind(kind).isStay && !ended && !options.openDated);
  if (!stay || stay.from <= dayInVietnam(now)) return [];
  const [[card], [position]] = await Promise.all([
    getProductCards(db, [stay.productId]),
    getPositions(db, [stay.productId]),
  ]);
  if (!card || !position) return [];
  const booked = new Set(items.flatMap(({ productId, ended }) => (ended ? [] : [productId])));
  const near = { db, now, stay, card, position, booked };
  const hasCar = items.some(({ kind }) => kind === 'car');
  const car = hasCar ? null : await findAirportCar(near, pickUpTime(note));
  const [tickets, experiences] = await Promise.all([
    findForTheDay(near, 'attraction'),
    findForTheDay(near, 'experience'),
  ]);
  const firstTickets = car ? 1 : 2;
  const visits = [...tickets.slice(0, firstTickets), ...experiences, ...tickets.slice(firstTickets)];
  return [...(car ? [car] : []), ...visits].slice(0, mostOffers);
}

interface Near {
  db: Executor;
  now: Date;
  stay: QuotedItem;
  card: ProductCard;
  position: { lat: number; lng: number };
  /** The products of the trip, which are not offered again. */
  booked: ReadonlySet<number>;
}

type Found = { card: ProductCard; trip: TripOnCard; km: number };

async function findAirportCar(near: Near, time: string): Promise<NearOffer | null> {
  const trip = { ...partyOf(near.stay), from: near.stay.from, time };
  const cars = await findFree(near, 'car', {
    trip,
    filters: { mode: ['airport-transfer'] },
    withinKm: farthestKm.airport,
  });
  const [nearest] = cars;
  if (!nearest) return null;
  const car = await findProduct(near.db, 'car', nearest.card.url.replace(/^.*\/|\.html$/g, ''));
  const stays = await findProduct(near.db, near.stay.kind, near.stay.productSlug);
  const placeWords = [stays?.title, stays?.address, ...(stays?.places.map(({ title }) => title) ?? [])].join(
    ', ',
  );
  const route = car && airportRoute(car.units, placeWords);
  if (!route) return null;
  const item = {
    ...nearest.trip.item,
    unitId: route.id,
    options: { ...nearest.trip.item.options, time, dropoffAddress: placeName(stays) },
  };
  const priced = await quoteNow(near.db, { items: [item] }, near.now);
  if (!priced.ok) return null;
  const shown = { ...nearest.card, title: route.title };
  return offerOf(shown, { item, totalVnd: priced.quote.total, about: `Đón lúc ${time}` });
}

async function findForTheDay(near: Near, kind: 'attraction' | 'experience'): Promise<NearOffer[]> {
  const { stay } = near;
  const day = addDays(stay.from, 1) < stay.to ? addDays(stay.from, 1) : stay.from;
  const trip = { ...partyOf(stay), from: day };
  const found = await findFree(near, kind, { trip, filters: {}, withinKm: farthestKm.day });
  // Products that children pay by height have no total before the heights are known, and are not booked by a tap.
  const known = found.filter(({ trip: { isFrom } }) => !isFrom);
  return known.map(({ card, trip: { item, totalVnd }, km }) => {
    const about = [getKind(kind).labels.one, km >= 1 && `cách\u00a0${Math.round(km)}\u00a0km`]
      .filter(Boolean)
      .join(' · ');
    return offerOf(card, { item, totalVnd, about });
  });
}

/** Available products of a kind within some distance of a trip, the nearest first. */
async function findFree(
  { db, now, card, position, booked }: Near,
  kind: KindName,
  { trip, filters, withinKm }: { trip: WantedTrip; filters: Record<string, string[]>; withinKm: number },
): Promise<Found[]> {
  const query: ProductQuery = {
    ...{ kind, page: 1, limit: 40, sortBy: 'popularity:desc', filters },
    ...{ provinces: card.provinces.map(({ slug }) => slug), places: [] },
  };
  const { results } = await listTripProducts(db, query, { trip, now, facets: false });
  const free = results.flatMap(({ trip: { free }, ...one }) => (free ? [{ card: one, trip: free }] : []));
  const positions = await getPositions(
    db,
    free.map(({ card: { id } }) => id),
  );
  const kmOf = new Map(positions.map((one) => [one.id, kilometres(one, position)]));
  return free
    .map((one) => ({ ...one, km: kmOf.get(one.card.id) ?? Number.POSITIVE_INFINITY }))
    .filter(({ km, card: { id } }) => km <= withinKm && !booked.has(id))
    .sort((a, b) => a.km - b.km);
}

function offerOf(
  { id, title, picture, url }: ProductCard,
  { item, totalVnd, about }: { item: TripOnCard['item']; totalVnd: number; about: string },
): NearOffer {
  const query = toItemQuery(item);
  return {
    ...{ id, title, picture, about, totalVnd },
    day: item.from,
    href: `${url}?${query}`,
    bookHref: `/dat-cho?${query}`,
  };
}

function partyOf({ quantity, adults, childAges }: QuotedItem): Omit<WantedTrip, 'from'> {
  return { rooms: quantity, adults: Math.max(adults, 1), childAges };
}

/** The arrival time in the booking's note, as the checkout wrote it. */
function pickUpTime(note: string): string {
  const [, early, from] = /^Giờ đến dự kiến: (?:(Trước)|(?:Sau )?(\d\d:\d\d))/.exec(note) ?? [];
  return early ? '11:00' : (from ?? usualPickUp);
}

function placeName(place: { title: string; address: string } | null): string {
  return place ? `${place.title}, ${place.address}`.slice(0, 200) : '';
}

function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const eastKm = 111.2 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot((a.lat - b.lat) * 111.2, (a.lng - b.lng) * eastKm);
}
