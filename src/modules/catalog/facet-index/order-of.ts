import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { Bitset } from './bitset.ts';
import type { ProductIndex } from './product-index.ts';
import type { ProductQuery } from './product-query.ts';
import { sortedOrdinals } from './sorted-ordinals.ts';
import { freeBits, totalBy } from './trip-standing.ts';

/** Up to this length the page is kept sorted by insertion; beyond it, sorting everything is cheaper. */
const maxInsertions = 500;

/** Below this number of products the sorting method makes no difference. */
const min = 10_000;

/** The rank of a title that came after the others were ranked. */
const last = Number.MAX_SAFE_INTEGER;

/** Sort keys by ordinal, and whether the smallest comes first (1) or last (-1). */
export interface Order {
  keys: number[];
  /** For totals of a trip, instead of `keys`. */
  keyOf?: (ordinal: number) => number;
  direction: 1 | -1;
}

/** The order that a query asks for. To be called before filtering: it may have to wait for the database. */
export async function orderOf(
  db: Executor,
  index: ProductIndex,
  { sortBy, kind, standing }: ProductQuery,
): Promise<Order> {
  switch (sortBy) {
    case 'finalPrice:asc':
      return {
        keys: index.cheapestFirst,
        direction: 1,
        ...(standing && { keyOf: totalBy(index, standing, last) }),
      };
    case 'finalPrice:desc':
      return { keys: index.prices, direction: -1, ...(standing && { keyOf: totalBy(index, standing, 0) }) };
    case 'ratingAvg:desc':
      return { keys: index.ratings, direction: -1 };
    case 'popularity:desc':
      return { keys: index.rankings, direction: -1 };
    case 'title:asc':
      return { keys: index.titleRanks ?? (await rankTitles(db, index, kind)), direction: 1 };
  }
}

/**
 * The ids of one page of the matching products, ties by id. Search results keep their own order. For a trip, unavailable
 * products come last in every order.
 */
export function pageOf(
  index: ProductIndex,
  bits: Bitset,
  { keys, keyOf = (ordinal) => keys[ordinal] ?? last, direction }: Order,
  { page, limit, rankedIds, sortBy, standing }: ProductQuery,
): number[] {
  const from = (page - 1) * limit;
  const free = standing && freeBits(index, standing);
  const isGone = (ordinal: number) => (free && !free.has(ordinal) ? 1 : 0);
  if (rankedIds && sortBy === 'popularity:desc') {
    const ordinalsLeft = rankedIds.map((id) => index.ordinalOf(id) ?? -1).filter((at) => bits.has(at));
    return ordinalsLeft
      .sort((one, other) => isGone(one) - isGone(other))
      .slice(from, from + limit)
      .map((ordinal) => index.ids[ordinal] as number);
  }
  const compare = (one: number, other: number) =>
    isGone(one) - isGone(other) ||
    (keyOf(one) - keyOf(other)) * direction ||
    (index.ids[one] as number) - (index.ids[other] as number);
  const first =
    standing || from + limit > maxInsertions || bits.countWith(bits) < min
      ? firstOf(bits, from + limit, compare)
      : firstInOrder(index, bits, from + limit, { keys, direction, compare });
  return first.slice(from).map((ordinal) => index.ids[ordinal] as number);
}

/** Asks the database, which knows the Vietnamese collation, and caches the result until a title changes. */
async function rankTitles(db: Executor, index: ProductIndex, kind: string): Promise<number[]> {
  const version = index.titleVersion;
  const { rows } = await sql<{ ids: string | null }>`
    SELECT string_agg(id::text, ' ') AS ids FROM (
      SELECT id FROM products WHERE kind = ${kind} AND status AND step = 1 ORDER BY title COLLATE "vi-x-icu", id
    ) AS ordered`.execute(db);
  const ranks = new Array<number>(index.ids.length).fill(last);
  for (const [rank, id] of (rows[0]?.ids ?? '').split(' ').entries()) {
    const ordinal = index.ordinalOf(Number(id));
    if (ordinal !== undefined) ranks[ordinal] = rank;
  }
  if (index.titleVersion === version) index.titleRanks = ranks;
  return ranks;
}

/** `firstOf` for many products: walks a cached sort order until enough are found, and merges in those that have changed since. */
function firstInOrder(
  index: ProductIndex,
  bits: Bitset,
  count: number,
  { keys, direction, compare }: Order & { compare: (one: number, other: number) => number },
): number[] {
  const { ordinals, changed } = sortedOrdinals(index, keys, direction);
  const first = [...changed].filter((ordinal) => bits.has(ordinal));
  const wanted = first.length + count;
  for (let at = 0; at < ordinals.length && first.length < wanted; at++) {
    const ordinal = ordinals[at] as number;
    if (bits.has(ordinal) && !changed.has(ordinal)) first.push(ordinal);
  }
  return first.sort(compare).slice(0, count);
}

/** The first `count` ordinals in order. */
function firstOf(bits: Bitset, count: number, compare: (one: number, other: number) => number): number[] {
  const first: number[] = [];
  if (count > maxInsertions) {
    bits.forEach((ordinal) => {
      first.push(ordinal);
    });
    return first.sort(compare).slice(0, count);
  }
  bits.forEach((ordinal) => {
    if (first.length === count && compare(ordinal, first[count - 1] as number) > 0) return;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(first[middle] as number, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, ordinal);
    if (first.length > count) first.pop();
  });
  return first;
}
