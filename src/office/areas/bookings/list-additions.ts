import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listGoingWith } from '#modules/catalog/queries/list-related.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { listTripProducts, priceAlone } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { Database } from '#platform/db/connect.ts';

/** What is to be added: a kind of service on days, for a party. Days are ISO; `to` is '' where it is one day. */
export interface AdditionRequest {
  kind: KindName;
  /** A part of its name; '' for any. */
  name: string;
  from: string;
  to: string;
  adults: number;
  childAges: number[];
}

/** A service that can be added to a booking now, at the price of the site. */
export interface OfferedAddition {
  title: string;
  place: string;
  unitTitle: string;
  planTitle: string;
  totalVnd: number;
  /** Units left; null above a few. */
  left: number | null;
  item: QuoteItemRequest;
}

/** What was found, and for which wish. */
export interface Additions {
  searched: string;
  offers: OfferedAddition[];
}

const maxShown = 8;
/** How many are priced to find those that are free. */
const maxPriced = 200;

/**
 * What is available for a wish, without what a supplier has to be asked for first: by a name the best match first, else what is in the
 * places of the booking first.
 */
export async function listAdditions(
  db: Database,
  { code, wish: { kind, name, from, to, adults, childAges } }: { code: string; wish: AdditionRequest },
  now: Date,
): Promise<OfferedAddition[]> {
  const rankedIds = name
    ? (await findMatches(db, kind, name, { limit: maxShown })).ids
    : await listGoingWith(db, kind, await productsOf(db, code), maxPriced);
  if (rankedIds.length === 0) return [];
  const { results } = await listTripProducts(
    db,
    {
      ...{
        kind,
        page: 1,
        limit: maxShown,
        sortBy: 'popularity:desc',
        provinces: [],
        places: [],
        filters: {},
      },
      rankedIds,
    },
    { trip: { from, ...(to > from && { to }), adults, childAges }, now, facets: false },
  );
  const found = results.flatMap(({ title, place, trip: { free } }) => (free ? [{ title, place, free }] : []));
  const priced = await priceAlone(
    db,
    found.map(({ free }) => free.item),
    now,
  );
  return found.flatMap(({ title, place, free }, at) => {
    const alone = priced[at];
    if (!alone?.ok || alone.isOnRequest) return [];
    const { unitTitle, planTitle, totalVnd, left, item } = free;
    const units = item.quantity > 1 ? `${item.quantity} × ${unitTitle}` : unitTitle;
    return [{ title, place, unitTitle: units, planTitle, totalVnd, left, item }];
  });
}

async function productsOf(db: Database, code: string): Promise<number[]> {
  const rows = await db
    .selectFrom('booking_items as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select('i.product_id as id')
    .where('b.code', '=', code)
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}
