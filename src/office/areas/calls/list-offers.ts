import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import {
  type CardTrip,
  listTripProducts,
  type TripOnCard,
} from '#modules/pricing/trip-prices/list-trip-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Call } from './call-address.ts';

/** Something that can be sold at once for the wish, as `TripOnCard` prices it. */
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
  dueNowVnd: number;
  left: number | null;
  freeUntil: string | null;
  isRefundable: boolean;
  item: QuoteItemRequest;
}

export type OfferOrder = 'hop' | 're';

const eachKind = 6;

/** What can be had for the wish now, of every kind that is wanted; nothing before a day is known. */
export async function listOffers(
  db: Database,
  call: Call,
  { now, order }: { now: Date; order: OfferOrder },
): Promise<Offer[]> {
  const { from, to, adults, childAges, place, name, budgetVnd, kinds } = call;
  if (!from) return [];
  const trip = { from, ...(to && { to }), rooms: 1, adults, childAges };
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
  const offers = pages.flatMap(({ results }) => results.flatMap((card) => offerOf(card, card.trip)));
  return order === 're' ? offers.sort((one, other) => one.totalVnd - other.totalVnd) : offers;
}

type Card = Pick<Offer, 'id' | 'url' | 'title' | 'place'> & {
  kind: keyof typeof kindProfiles;
  picture: { url: string } | null;
};

function offerOf(card: Card, { free }: CardTrip): Offer[] {
  if (!free) return [];
  const { unitTitle, planTitle, totalVnd, dueNowVnd, left, freeUntil, isRefundable, item }: TripOnCard = free;
  const { id, url, title, place, kind, picture } = card;
  const about = {
    id,
    url,
    title,
    place,
    kindLabel: kindProfiles[kind].labels.one,
    imageUrl: picture?.url ?? null,
  };
  return [{ ...about, unitTitle, planTitle, totalVnd, dueNowVnd, left, freeUntil, isRefundable, item }];
}
