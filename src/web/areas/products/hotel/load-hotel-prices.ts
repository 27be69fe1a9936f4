import { hotelProfile } from '#modules/catalog/kinds/hotel/profile.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listNearestArrivalsOf } from '#modules/pricing/calendar/list-nearest-arrivals.ts';
import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import { unitStarts } from '#modules/pricing/calendar/unit-starts.ts';
import { getKnownUnits, listStayOffers } from '#modules/pricing/quote/list-stay-offers.ts';
import type { QuoteRefusalReason } from '#modules/pricing/quote/refusal.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { describeTripSearch } from '#web/parts/trip-search/describe-trip-search.ts';
import { readTripSearch } from '#web/parts/trip-search/read-trip-search.ts';
import { tripBarView } from '#web/parts/trip-search/trip-bar-view.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import { toRoomPrices } from './room-prices.ts';

/** How far ahead a room's lowest price is searched, as for display prices. */
const priceDays = 60;

/** Refusals that concern these days only: other dates may be available. */
const ofDays = new Set<QuoteRefusalReason>(['sold_out', 'closed', 'release', 'max_stay']);

/** The values of a hotel page's date bar, and its rooms priced for them: two SQL statements at most. */
export async function loadHotelPrices(app: App, product: ProductDetail, params: URLSearchParams) {
  const today = dayInVietnam(app.clock.now());
  const query = readTripSearch(params, hotelProfile, today);
  const stay = stayOf(query.search);
  const prices = stay ? await loadOffers(app, product, stay) : await loadLowest(app, product, today);
  return {
    bar: tripBarView(hotelProfile, params, today),
    /** The product whose prices its calendar shows. */
    pricedBy: { collection: hotelProfile.collection, slug: product.slug, per: 'một đêm' },
    form: query.form,
    errors: query.errors,
    /** The dates and party that rooms are priced for, in words; null without dates. */
    stayText: query.search && describeTripSearch(query.search, hotelProfile),
    rooms: toRoomPrices(product, prices),
  };
}

/** The lowest prices of rooms in the coming weeks. */
async function loadLowest(app: App, product: ProductDetail, today: string) {
  const days = { from: today, to: addDays(today, priceDays), now: app.clock.now() };
  const facts = await loadCalendar(app.readDb, product.id, days);
  return { offers: null, nearest: new Map<number, string[]>(), days: unitStarts(facts, days) };
}

interface Stay {
  from: string;
  to: string;
  quantity: number;
  adults: number;
  childAges: number[];
}

function stayOf(search: TripSearch | null): Stay | null {
  if (!search?.from || !search.to) return null;
  const { from, to, rooms: quantity, adults, childAges } = search;
  return { from, to, quantity, adults, childAges };
}

async function loadOffers(app: App, product: ProductDetail, stay: Stay) {
  const now = app.clock.now();
  const units = await getKnownUnits(app.readDb, product);
  const offers = await listStayOffers(app.readDb, product.id, { ...stay, units }, now);
  const full = offers.filter(({ result }) => !result.ok && ofDays.has(result.reason));
  const nearest = full.length
    ? await listNearestArrivalsOf(app.readDb, [...new Set(full.map((offer) => offer.unitId))], {
        from: stay.from,
        nights: daysBetween(stay.from, stay.to),
        quantity: stay.quantity,
        today: dayInVietnam(now),
        now,
      })
    : new Map<number, string[]>();
  return { offers, nearest, days: [] };
}
