import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind.ts';
import { getKind } from '../kinds/registry.ts';
import { getProductCards, type ProductCard } from './product-cards.ts';

export const sortOrders = [
  'popularity:desc',
  'finalPrice:asc',
  'finalPrice:desc',
  'title:asc',
  'ratingAvg:desc',
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What narrows and orders a list. Every list of values means 'any of these'. */
export interface ProductQuery {
  kind: KindName;
  page: number;
  limit: number;
  sortBy: SortOrder;
  special?: boolean;
  /** Slugs. */
  provinces: string[];
  places: string[];
  /** Values by the key of a filter that the kind declares. */
  filters: Record<string, string[]>;
  priceMinVnd?: number;
  priceMaxVnd?: number;
  /** Ids that a search found, best first: only these are listed, and in this order unless another sort is asked for. */
  rankedIds?: number[];
}

export interface Page<T> {
  results: T[];
  page: number;
  limit: number;
  totalPages: number;
  totalResults: number;
}

/** One page of published products; two statements. */
export async function listProducts(db: Executor, query: ProductQuery): Promise<Page<ProductCard>> {
  const rows = await db
    .selectFrom('products as p')
    .where((eb) => productConditions(eb, query))
    .select(['p.id', sql<number>`count(*) over ()`.as('total')])
    .orderBy(orderOf(query))
    .orderBy('p.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const totalResults = rows[0]?.total ?? (query.page > 1 ? await countProducts(db, query) : 0);
  return {
    results: await getProductCards(
      db,
      rows.map((row) => row.id),
    ),
    page: query.page,
    limit: query.limit,
    totalPages: Math.ceil(totalResults / query.limit),
    totalResults,
  };
}

async function countProducts(db: Executor, query: ProductQuery): Promise<number> {
  const row = await db
    .selectFrom('products as p')
    .where((eb) => productConditions(eb, query))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The WHERE of a list; `except` leaves one filter out, as the counts beside that filter's own options need. */
export function productConditions(
  eb: ExpressionBuilder<DB & { p: DB['products'] }, 'p'>,
  query: ProductQuery,
  except = '',
) {
  const conditions = [
    eb('p.kind', '=', query.kind),
    eb('p.status', '=', true),
    eb('p.step', '=', 1),
    ...(query.special ? [eb('p.special', '=', true)] : []),
    ...(query.priceMinVnd !== undefined ? [eb('p.final_price_vnd', '>=', query.priceMinVnd)] : []),
    ...(query.priceMaxVnd !== undefined ? [eb('p.final_price_vnd', '<=', query.priceMaxVnd)] : []),
    ...(query.rankedIds ? [sql<SqlBool>`p.id = any(${query.rankedIds}::int[])`] : []),
  ];
  if (query.provinces.length && except !== 'provinces') {
    conditions.push(sql<SqlBool>`exists (select from product_provinces x join provinces v on v.id = x.province_id
      where x.product_id = p.id and v.slug = any(${query.provinces}::text[]))`);
  }
  if (query.places.length && except !== 'places') {
    conditions.push(sql<SqlBool>`exists (select from product_places x join places l on l.id = x.place_id
      where x.product_id = p.id and l.slug = any(${query.places}::text[]))`);
  }
  for (const filter of getKind(query.kind).filters) {
    const values = query.filters[filter.key] ?? [];
    if (values.length === 0 || filter.key === except) continue;
    conditions.push(
      filter.type === 'term'
        ? sql<SqlBool>`exists (select from product_terms x join terms t on t.id = x.term_id
            where x.product_id = p.id and t.taxonomy = ${filter.taxonomy} and t.slug = any(${values}::text[]))`
        : sql<SqlBool>`p.details ->> ${sql.lit(filter.path)} = any(${values}::text[])`,
    );
  }
  return eb.and(conditions);
}

function orderOf(query: ProductQuery) {
  if (query.rankedIds && query.sortBy === 'popularity:desc')
    return sql`array_position(${query.rankedIds}::int[], p.id)`;
  switch (query.sortBy) {
    case 'finalPrice:asc':
      return sql`p.final_price_vnd`;
    case 'finalPrice:desc':
      return sql`p.final_price_vnd desc`;
    case 'title:asc':
      return sql`p.title collate "vi-x-icu"`;
    case 'ratingAvg:desc':
      return sql`p.rating_avg desc nulls last`;
    case 'popularity:desc':
      return sql`p.popularity desc`;
  }
}
