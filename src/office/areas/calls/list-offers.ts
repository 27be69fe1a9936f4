import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import {
  type CardTrip,
  listTripProducts,
  priceAlone,
  type TripOnCard,
} from '#modules/pricing/trip-prices/list-trip-products.ts';
import { listTripMargins, type Margin } from '#modules/sales/queries/list-margins.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Call } from './call-address.ts';

/** A product that can be sold at once for the wish, as `TripOnCard` prices it. */
export interface Offer {
  id: number;
  url: string;
  title: string;
  kindLabel: string;
  imageUrl: string | null;
  place: string;
  unitTitle: string;
  planTitle: string;
  totalVnd: number;
  /** Whether children pay by heights that are still to be asked for: the total is then the minimum. */
  isFrom: boolean;
  dueNowVnd: number;
  left: number | null;
  freeUntil: string | null;
  isRefundable: boolean;
  /** Whether the supplier is asked before any place is held. */
  isOnRequest: boolean;
  item: QuoteItemRequest;
  /** Our margin; null where the cost is unknown, or the user may not see it. */
  margin: Margin | null;
}

const eachKind = 6;

/** What is available for the wish, of every wanted kind; empty before a day is known. */
export async function listOffers(
  db: Database,
  call: Call,
  { now, withMargins }: { now: Date; withMargins: boolean },
): Promise<Offer[]> {
  const { from, to, adults, childAges, place, name, budgetVnd, kinds, order } = call;
  if (!from) return [];
  const trip = { from, ...(to && { to }), adults, childAges };
  const pages = await Promise.all(
    kinds.map(async (kind) =>
      listTripProducts(
        db,
        {
          kind,
          page: 1,
          limit: eachKind,
          sortBy: order === 're' ? 'finalPrice:asc' : 'popularity:desc',
          provinces: place?.type === 'province' ? [place.slug] : [],
          places: place?.type === 'place' ? [place.slug] : [],
          filters: {},
          ...(name && { rankedIds: (await findMatches(db, kind, name, { limit: eachKind })).ids }),
          ...(budgetVnd && { priceMaxVnd: budgetVnd }),
        },
        { trip, now, facets: false },
      ),
    ),
  );
  const found = pages.flatMap(({ results }) => results.flatMap((card) => offerOf(card, card.trip)));
  const offers = await completeOffers(db, found, { now, withMargins });
  if (order === 're') return offers.sort((one, other) => one.totalVnd - other.totalVnd);
  return order === 'lai' ? offers.sort((one, other) => leftOf(other) - leftOf(one)) : offers;
}

/** Unknown margins come last. */
const leftOf = ({ margin }: Offer) => margin?.leftVnd ?? Number.NEGATIVE_INFINITY;

/** The offers with what their prices alone do not say: whether the supplier is asked first, and the margin. */
async function completeOffers(
  db: Database,
  found: readonly Offer[],
  { now, withMargins }: { now: Date; withMargins: boolean },
): Promise<Offer[]> {
  const items = found.map(({ item }) => item);
  const priced = await priceAlone(db, items, now);
  const offers = found.map((offer, at) => {
    const one = priced[at];
    return { ...offer, isOnRequest: one?.ok === true && one.isOnRequest };
  });
  if (!withMargins) return offers;
  const trips = items.flatMap(({ unitId, from, quantity, adults, childAges }, at) => {
    const one = priced[at];
    if (!one?.ok) return [];
    const { productId, planId, nights, takes, totalVnd: priceVnd } = one;
    const guests = adults + childAges.length;
    return [{ at, productId, unitId, planId, day: from, nights, quantity, guests, priceVnd, takes }];
  });
  const margins = await listTripMargins(db, trips);
  const byOffer = new Map(trips.map(({ at }, index) => [at, margins[index] ?? null]));
  return offers.map((offer, at) => ({ ...offer, margin: byOffer.get(at) ?? null }));
}

type Card = Pick<Offer, 'id' | 'url' | 'title' | 'place'> & {
  kind: keyof typeof kindProfiles;
  picture: { url: string } | null;
};

function offerOf(card: Card, { free }: CardTrip): Offer[] {
  if (!free) return [];
  const {
    unitTitle,
    planTitle,
    totalVnd,
    isFrom,
    dueNowVnd,
    left,
    freeUntil,
    isRefundable,
    item,
  }: TripOnCard = free;
  const { id, url, title, place, kind, picture } = card;
  const kindLabel = kindProfiles[kind].labels.one;
  const about = { id, url, title, place, kindLabel, imageUrl: picture?.url ?? null };
  const units = item.quantity > 1 ? `${item.quantity} × ${unitTitle}` : unitTitle;
  const price = {
    unitTitle: units,
    planTitle,
    totalVnd,
    isFrom,
    dueNowVnd,
    left,
    freeUntil,
    isRefundable,
    item,
  };
  return [{ ...about, ...price, isOnRequest: false, margin: null }];
}
