import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db/types.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';

/** The units on sale of the product in `p`, with facilities and pictures. */
export function unitsOf(eb: ExpressionBuilder<DB & { p: DB['products'] }, 'p'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('units as u')
      .whereRef('u.product_id', '=', 'p.id')
      .where('u.status', '=', true)
      .orderBy('u.position')
      .select((unit) => [
        'u.id',
        'u.code',
        'u.title',
        'u.summary',
        'u.quantity',
        'u.max_adults as maxAdults',
        'u.max_children as maxChildren',
        'u.max_occupancy as maxOccupancy',
        'u.base_vnd as baseVnd',
        sql<Record<string, unknown>>`u.details`.as('details'),
        jsonArrayFrom(
          unit
            .selectFrom('unit_terms as y')
            .innerJoin('terms as f', 'f.id', 'y.term_id')
            .whereRef('y.unit_id', '=', 'u.id')
            .orderBy('y.position')
            .select(['f.slug', 'f.title', 'f.icon']),
        ).as('facilities'),
        jsonArrayFrom(
          unit
            .selectFrom('unit_components as k')
            .innerJoin('units as w', 'w.id', 'k.component_unit_id')
            .innerJoin('products as q', 'q.id', 'w.product_id')
            .whereRef('k.unit_id', '=', 'u.id')
            .orderBy('k.from_day')
            .select([
              sql<KindName>`q.kind`.as('kind'),
              'q.slug as productSlug',
              'q.title as productTitle',
              'w.title as unitTitle',
              'k.days',
            ]),
        ).as('components'),
        jsonArrayFrom(
          unit
            .selectFrom('unit_images as z')
            .innerJoin('media_files as n', 'n.id', 'z.media_id')
            .whereRef('z.unit_id', '=', 'u.id')
            .orderBy('z.position')
            .select(['n.path as url', 'z.alt', 'n.width', 'n.height', 'n.haze', 'n.focus']),
        ).as('images'),
      ]),
  );
}

/** Room and cabin types, newest product first when no product is named; two shapes of one list. */
export async function listUnits(
  db: Executor,
  options: { kind?: KindName; productSlug?: string | undefined; page: number; limit: number },
) {
  const rows = await db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .where('u.status', '=', true)
    .where('p.status', '=', true)
    .where('p.step', '=', 1)
    .$if(options.kind !== undefined, (query) => query.where('p.kind', '=', options.kind as string))
    .$if(options.productSlug !== undefined, (query) =>
      query.where('p.slug', '=', options.productSlug as string),
    )
    .select([
      'u.id',
      sql<string>`p.slug || '-' || u.code`.as('slug'),
      'u.title',
      'u.summary',
      'u.quantity',
      'u.max_adults as maxAdults',
      'u.max_children as maxChildren',
      'u.max_occupancy as maxOccupancy',
      sql<Record<string, unknown>>`u.details`.as('details'),
      'p.kind',
      'p.slug as productSlug',
      'p.title as productTitle',
      sql<number>`count(*) OVER ()`.as('total'),
    ])
    .orderBy('p.id')
    .orderBy('u.position')
    .limit(options.limit)
    .offset((options.page - 1) * options.limit)
    .execute();
  const isBeyondEnd = rows.length === 0 && options.page > 1;
  const totalResults: number = isBeyondEnd
    ? (await listUnits(db, { ...options, page: 1, limit: 1 })).totalResults
    : (rows[0]?.total ?? 0);
  return {
    results: rows.map(({ total, ...unit }) => unit),
    page: options.page,
    limit: options.limit,
    totalPages: Math.ceil(totalResults / options.limit),
    totalResults,
  };
}

export interface UnitName {
  productId: number;
  kind: KindName;
  productTitle: string;
  unitTitle: string;
  /** URL of the product's page. */
  url: string;
  /** The product is no longer on sale: its page only says so, and what is similar. */
  isWithdrawn: boolean;
}

/** Names of units, including those no longer on sale; by id. */
export async function findUnitNames(db: Executor, ids: number[]): Promise<Map<number, UnitName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .where('u.id', 'in', ids)
    .select([
      'u.id',
      'u.title as unitTitle',
      'p.id as productId',
      'p.title as productTitle',
      'p.kind',
      'p.slug',
      'p.status',
      'p.step',
    ])
    .execute();
  return new Map(
    rows.map(({ id, kind: name, slug, status, step, ...names }) => {
      const kind = name as KindName;
      return [
        id,
        { ...names, kind, url: linkTo(getKind(kind).category, slug), isWithdrawn: !status || step !== 1 },
      ];
    }),
  );
}

/** The units that can be chosen of these products, by product: rooms, tickets, hours. One statement. */
export async function listUnitChoices(
  db: Executor,
  productIds: readonly number[],
): Promise<Map<number, { id: number; title: string }[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('units')
    .select(['id', 'title', 'product_id as productId'])
    .where('product_id', 'in', productIds)
    .where('status', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].map(([productId, units]) => [
      productId,
      units.map(({ id, title }) => ({ id, title })),
    ]),
  );
}
