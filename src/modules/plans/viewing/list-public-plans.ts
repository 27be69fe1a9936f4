import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type PlanCard, planCardColumns } from './plan-card.ts';

/** What public plans are asked for by. */
export interface PublicPlanQuery {
  /** Slugs; a plan through any of them. */
  provinces?: string[] | undefined;
  days?: number | undefined;
  /** The most đồng that it may cost at least. */
  budgetVnd?: number | undefined;
  search?: string | undefined;
  special?: boolean | undefined;
  page: number;
  limit: number;
}

/** Plans that everybody may find, the company's picks first, then what most like. */
export async function listPublicPlans(db: Executor, query: PublicPlanQuery) {
  const { page, limit } = query;
  const rows = await db
    .selectFrom('plans as p')
    .where(isAsked(query))
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
    results: rows.map(({ total, ...plan }): PlanCard => plan),
    page,
    limit,
    totalPages: Math.ceil(totalResults / limit),
    totalResults,
  };
}

function isAsked({
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
