import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { briefCard, type ProductCard } from '#modules/catalog/queries/product-cards.ts';
import {
  type CardTrip,
  findTripFault,
  listTripProducts,
} from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam, isDay } from '#platform/time/days.ts';
import { nothingWords } from '#web/areas/products/booking-widget/nothing-words.ts';
import { tripCardView } from '#web/parts/products/trip-card-view.ts';
import { wantedTrip } from '#web/parts/products/wanted-trip.ts';
import { readTripSearch } from '#web/parts/trip-search/read-trip-search.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import { tripSearchKeys } from '#web/parts/trip-search/write-trip-search.ts';

/** A product's price: the total of its list for the dates and party in the URL, else its from-price. */
export interface ComparedPrice {
  /** Integer đồng with taxes and fees; null when there is no price, which `note` explains. */
  vnd: number | null;
  note: string;
  /** What a cancellation of the priced choice costs, as on the card of a list; omitted without dates. */
  cancel?: string;
  /** URL of the product's page with the same dates and party. */
  href: string;
}

/** The prices of products of one kind, by product: with dates the same totals as on the cards of their list. */
export async function comparedPrices(
  app: App,
  kind: Kind,
  cards: readonly ProductCard[],
  params: URLSearchParams,
): Promise<Map<number, ComparedPrice>> {
  const words = new URLSearchParams(
    // Excludes the keys of one product's unit or rate plan.
    tripSearchKeys.flatMap((key) => params.getAll(key).map((value): [string, string] => [key, value])),
  );
  if (!words.get('from')) return new Map(cards.map((card) => [card.id, fromPrice(card)]));
  const withoutPrice = (note: string) =>
    new Map(cards.map(({ id, url }) => [id, { vnd: null, note, href: `${url}?${words}` }]));
  const now = app.clock.now();
  const today = dayInVietnam(now);
  const { search, errors } = readTripSearch(words, kindProfiles[kind.name], today);
  if (!search) return withoutPrice(Object.values(errors)[0] ?? 'Vui lòng chọn cả ngày về.');
  const until = words.get('to') ?? '';
  const isLet = kind.sale === 'vehicles' && isDay(until);
  const trip = { ...wantedTrip(search, kind, now), ...(isLet && { to: until }) };
  const fault = findTripFault(trip, kind.name, today);
  if (fault) return withoutPrice(fault.message);
  const { results } = await listTripProducts(
    app.readDb,
    { ...anywhere, kind: kind.name, limit: cards.length, rankedIds: cards.map(({ id }) => id) },
    { trip, now, facets: false },
  );
  return new Map(results.map((card) => [card.id, tripPrice(card, search, words)]));
}

const anywhere = { page: 1, sortBy: 'popularity:desc' as const, provinces: [], places: [], filters: {} };

function fromPrice(card: ProductCard): ComparedPrice {
  const { url, availability } = card;
  const { finalPrice, priceUnit } = briefCard(card);
  return finalPrice > 0
    ? { vnd: finalPrice, note: `từ, ${priceUnit.replace('/', 'mỗi ')}`, href: url }
    : { vnd: null, note: nothingWords({ availability }), href: url };
}

function tripPrice(
  card: ProductCard & { trip: CardTrip },
  search: TripSearch,
  words: URLSearchParams,
): ComparedPrice {
  const { free } = card.trip;
  const view = tripCardView(briefCard(card), card.trip, search);
  if (!free || !view.free) {
    const note = view.nearest ? `${view.gone}. Gần nhất còn chỗ: ${view.nearest.days}` : view.instead;
    return { vnd: null, note, href: `${card.url}?${words}` };
  }
  const { query, cancel } = view.free;
  return {
    vnd: free.totalVnd,
    note: noteOf(card, free),
    cancel: cancel.text,
    href: `${card.url}?${query}`,
  };
}

function noteOf({ kind }: ProductCard, { isFrom, unitTitle }: NonNullable<CardTrip['free']>): string {
  if (isFrom) return `từ, ${unitTitle}, vé bé tính theo chiều cao`;
  return getKind(kind).sale === 'stay' ? 'phòng rẻ nhất, cả kỳ nghỉ' : `${unitTitle}, tổng cả nhóm`;
}
