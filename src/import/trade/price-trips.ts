import { sql } from 'kysely';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import { loadQuoteFacts, quote as priceOf, type QuoteResult } from '#modules/pricing/quote.ts';
import { type QuoteRequest, quoteRequest } from '#modules/pricing/schema.ts';
import type { LooseReview } from '#modules/reviews/commands/save-reviews.ts';
import type { TripType } from '#modules/reviews/rules/trip-types.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

export interface PricedTrip {
  review: LooseReview;
  quote: Quote;
}

/** How many adults travelled. */
const adults: Record<TripType, number> = {
  'gia-dinh': 2,
  'cap-doi': 2,
  'nhom-ban': 4,
  'mot-minh': 1,
  'cong-tac': 1,
};

/** The days ahead on which a trip is priced: the first on which it is on sale. */
const [soonest, latest] = [12, 60];

interface Unit {
  id: number;
  productId: number;
  kind: string;
  maxAdults: number;
}

/**
 * Prices the trips that reviews tell of by the lists of the coming weeks. Facts are read once for all trips of a day, so that
 * hundreds take little longer than one. What is never on sale is left out.
 */
export async function priceTrips(
  db: Database,
  reviews: readonly LooseReview[],
  now: Date,
): Promise<PricedTrip[]> {
  const units = await listUnits(db, [...new Set(reviews.map(({ productId }) => productId))]);
  const priced: PricedTrip[] = [];
  let left = [...reviews];
  for (let ahead = soonest; ahead <= latest && left.length > 0; ahead++) {
    const from = addDays(dayInVietnam(now), ahead);
    const wanted = left.flatMap((review) => {
      const requests = units
        .filter(({ productId }) => productId === review.productId)
        .map((unit) => requestOf(review, unit, from));
      return requests.length > 0 ? [{ review, requests }] : [];
    });
    const items = wanted.flatMap(({ requests }) => requests.flatMap((request) => request.items));
    if (items.length === 0) break;
    const facts = await loadQuoteFacts(db, { items, now });
    left = [];
    for (const { review, requests } of wanted) {
      const quote = await firstQuote(requests, (request) => priceOf(db, request, now, { whole: facts }));
      if (quote) priced.push({ review, quote });
      else left.push(review);
    }
  }
  return priced;
}

async function firstQuote(
  requests: QuoteRequest[],
  price: (request: QuoteRequest) => Promise<QuoteResult>,
): Promise<Quote | null> {
  for (const request of requests) {
    const result = await price(request);
    if (result.ok) return result.quote;
  }
  return null;
}

/** Rooms, cabins and packs for all who travelled; seats are counted by the party itself. */
function requestOf({ tripType }: LooseReview, { id, kind, maxAdults }: Unit, from: string): QuoteRequest {
  const party = adults[tripType];
  const isStay = kind === 'hotel' || kind === 'combo';
  const quantity = isStay || kind === 'cruise' ? Math.ceil(party / Math.max(1, maxAdults)) : 1;
  const item = { unitId: id, from, ...(isStay && { to: addDays(from, 2) }), quantity, adults: party };
  return quoteRequest.parse({ items: [item] });
}

async function listUnits(db: Database, productIds: number[]): Promise<Unit[]> {
  const { rows } = await sql<Unit>`
    SELECT u.id, u.product_id AS "productId", p.kind, u.max_adults AS "maxAdults"
    FROM units u JOIN products p ON p.id = u.product_id
    WHERE u.product_id = ANY (${productIds}::int[]) AND u.status ORDER BY u.product_id, u.position, u.id`.execute(
    db,
  );
  return rows;
}
