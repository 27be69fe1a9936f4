import { sql } from 'kysely';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { Database } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { quoteMove } from './steps/quote-move.ts';

/** A product to which an item can be moved now. Amounts are đồng. */
export interface MoveTarget {
  unitId: number;
  ratePlanId: number;
  title: string;
  place: string;
  unitTitle: string;
  planTitle: string;
  /** Units left; null above a few. */
  left: number | null;
  /** Price difference to the agreed item; negative where it costs less. */
  differenceVnd: number;
}

/** How many are shown, and how many are priced, nearest in price first; a longer list does not help on the phone. */
const maxShown = 8;
const maxPriced = 40;

/**
 * Available products on the days of an item for its party, of the same kind and class (stars, where it has some) in the same province,
 * with the price difference: those at the same place first, then the nearest in price. Writes nothing.
 */
export async function listMoveTargets(
  db: Database,
  { code, position }: { code: string; position: number },
  now: Date,
): Promise<MoveTarget[]> {
  return tryOut(db, async (tx) => {
    const booking = await lockBooking(tx, { code });
    const agreed = booking?.quote.items[position];
    if (!booking || !agreed) return [];
    const peers = await listPeers(db, agreed.productId);
    if (peers.length === 0) return [];
    const { from, to, quantity, adults, childAges, kind, options } = agreed;
    const trip = {
      ...{ from, rooms: quantity, adults, childAges },
      ...(to > from && { to }),
      ...(options.time && { time: options.time }),
    };
    const query = {
      kind,
      page: 1,
      limit: maxPriced,
      sortBy: 'finalPrice:asc' as const,
      provinces: [],
      places: [],
    };
    const { results } = await listTripProducts(
      db,
      { ...query, filters: {}, rankedIds: peers.map(({ id }) => id) },
      { trip, now, facets: false },
    );
    const free = results.flatMap((card) => (card.trip.free ? [{ card, offer: card.trip.free }] : []));
    const isNear = new Set(peers.flatMap((peer) => (peer.isNear ? [peer.id] : [])));
    const nearest = free.toSorted(
      (one, other) =>
        Number(isNear.has(other.card.id)) - Number(isNear.has(one.card.id)) ||
        distance(one.offer.totalVnd, agreed) - distance(other.offer.totalVnd, agreed),
    );
    const found: MoveTarget[] = [];
    for (const { card, offer } of nearest) {
      if (found.length === maxShown) break;
      const request = { position, unitId: offer.item.unitId, ratePlanId: offer.item.ratePlanId ?? null };
      const quoted = await quoteMove(tx, booking, { ...request, bearsVnd: Infinity }, now);
      const [item] = quoted.ok ? quoted.after : [];
      if (!quoted.ok || !item) continue;
      const { differenceVnd } = quoted.preview;
      const { unitId, ratePlanId } = item;
      const { unitTitle, planTitle, left } = offer;
      const { title, place } = card;
      found.push({ ...{ unitId, ratePlanId, title, place, unitTitle, planTitle, left, differenceVnd } });
    }
    return found;
  });
}

const distance = (totalVnd: number, { amount }: QuotedItem) => Math.abs(totalVnd - amount);

/** Products of the same kind and class in the same province, and whether they are at one of its places. */
async function listPeers(db: Database, productId: number): Promise<{ id: number; isNear: boolean }[]> {
  const { rows } = await sql<{ id: number; isNear: boolean }>`
    SELECT other.id, EXISTS (
      SELECT FROM product_places o JOIN product_places own ON own.place_id = o.place_id
      WHERE o.product_id = other.id AND own.product_id = p.id) AS "isNear"
    FROM products p JOIN products other ON other.kind = p.kind AND other.id <> p.id
    WHERE p.id = ${productId} AND other.status
      AND other.details->'stars' IS NOT DISTINCT FROM p.details->'stars'
      AND (EXISTS (
        SELECT FROM product_provinces o JOIN product_provinces own ON own.province_id = o.province_id
        WHERE o.product_id = other.id AND own.product_id = p.id)
        OR NOT EXISTS (SELECT FROM product_provinces own WHERE own.product_id = p.id))
    ORDER BY other.id LIMIT 500`.execute(db);
  return rows;
}
