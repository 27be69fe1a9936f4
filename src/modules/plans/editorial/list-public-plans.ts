import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { loadPlan, withoutDates } from '../viewing/load-plan.ts';
import { type PlanCard, planCardColumns } from '../viewing/plan-card.ts';

/** Filters of public plans. */
export interface PublicPlanQuery {
  /** Slugs; plans through any of them. */
  provinces?: string[] | undefined;
  days?: number | undefined;
  /** Maximum for the 'from' price, in đồng. */
  budgetVnd?: number | undefined;
  search?: string | undefined;
  special?: boolean | undefined;
  page: number;
  limit: number;
}

/** The id of a published plan; null for any other. */
export async function findPublicPlanId(db: Executor, slug: string): Promise<number | null> {
  const plan = await db
    .selectFrom('plans')
    .select('id')
    .where('slug', '=', slug)
    .where((eb) => eb.or([eb('is_editorial', '=', true), eb('review', '=', 'published')]))
    .executeTakeFirst();
  return plan?.id ?? null;
}

/**
 * A plan that others may read, with its id and title: a published one (`isPublic`), or one that its owner shares by link; null
 * otherwise.
 */
export async function findSharedPlan(
  db: Executor,
  slug: string,
): Promise<{ id: number; title: string; isPublic: boolean } | null> {
  const plan = await db
    .selectFrom('plans')
    .select([
      'id',
      'title',
      sql<boolean>`is_editorial OR review IS NOT DISTINCT FROM 'published'`.as('isPublic'),
    ])
    .where('slug', '=', slug)
    .where((eb) => eb.or([eb('is_editorial', '=', true), eb('visibility', '<>', 'private')]))
    .executeTakeFirst();
  return plan ?? null;
}

/** A published plan without its dates, so that nobody learns when its author is away. */
export async function findPublicPlan(db: Executor, slug: string) {
  const id = await findPublicPlanId(db, slug);
  const view = id && (await loadPlan(db, id));
  return view ? withoutDates(view) : null;
}

/** URLs of all published plans, for the sitemap. */
export function listPublicPlanUrls(db: Executor) {
  return db
    .selectFrom('plans')
    .where((eb) => eb.or([eb('is_editorial', '=', true), eb('review', '=', 'published')]))
    .select(['slug', 'updated_at as updatedAt'])
    .orderBy('id')
    .limit(5000)
    .execute();
}

/** Published plans, the company's picks first, then by likes. */
export async function listPublicPlans(db: Executor, query: PublicPlanQuery) {
  const { page, limit } = query;
  const rows = await db
    .selectFrom('plans as p')
    .where(isFiltered(query))
    .select([...planCardColumns, sql<number>`count(*) OVER ()`.as('total')])
    .orderBy('p.special', 'desc')
    .orderBy('p.likes', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const isBeyondEnd = rows.length === 0 && page > 1;
  const totalResults: number = isBeyondEnd
    ? (await listPublicPlans(db, { ...query, page: 1, limit: 1 })).totalResults
    : (rows[0]?.total ?? 0);
  return {
    results: rows.map(({ total, ...plan }): PlanCard => ({ ...plan, startsOn: null })),
    page,
    limit,
    totalPages: Math.ceil(totalResults / limit),
    totalResults,
  };
}

/** Provinces of published plans, those with most plans first. */
export function listPlanProvinces(db: Executor) {
  return db
    .selectFrom('plan_provinces as x')
    .innerJoin('plans as p', 'p.id', 'x.plan_id')
    .innerJoin('provinces as v', 'v.id', 'x.province_id')
    .where((eb) => eb.or([eb('p.is_editorial', '=', true), eb('p.review', '=', 'published')]))
    .select(['v.slug', 'v.title'])
    .groupBy(['v.slug', 'v.title'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('v.title')
    .limit(12)
    .execute();
}

function isFiltered({
  provinces = [],
  days,
  budgetVnd,
  search = '',
  special,
}: PublicPlanQuery): RawBuilder<boolean> {
  const words = search.trim();
  const conditions = [
    sql`(p.is_editorial OR p.review = 'published')`,
    ...(provinces.length === 0
      ? []
      : [
          sql`EXISTS (SELECT FROM plan_provinces x JOIN provinces v ON v.id = x.province_id
            WHERE x.plan_id = p.id AND v.slug = ANY (${provinces}::text[]))`,
        ]),
    ...(days === undefined ? [] : [sql`p.day_count = ${days}`]),
    ...(budgetVnd === undefined ? [] : [sql`p.from_vnd > 0 AND p.from_vnd <= ${budgetVnd}`]),
    ...(special === undefined ? [] : [sql`p.special = ${special}`]),
    ...(words === ''
      ? []
      : [sql`search_key(p.title || ' ' || p.summary) LIKE '%' || search_key(${words}) || '%'`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}
