import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { kindProfiles } from '../kinds/kind-profiles.ts';
import { linkTo } from '../kinds/link-to.ts';

/** 'new' was never on the site; 'withdrawn' was, and its address says that it is gone. */
export type ProductState = 'new' | 'published' | 'withdrawn';

/** What every page of the office about a product says of it. */
export interface ProductSummary {
  id: number;
  kind: KindName;
  slug: string;
  /** As it is written now, also where the site still says something else. */
  title: string;
  state: ProductState;
  /** Something is written that is not on the site. */
  hasDraft: boolean;
  /** When it goes onto the site by itself. */
  publishAt: Date | null;
  /** What it still lacks to be booked: units, or rate plans; nothing where guests ask for a price. */
  lacks: 'units' | 'plans' | null;
  /** The day on which a licence of its supplier ended (ISO); null while all of them last. */
  licenceEndedOn: string | null;
  /** Its address on the site. */
  path: string;
}

/** How `p`, a product, stands. */
export const productStateSql = sql<ProductState>`CASE WHEN p.step <> 1 THEN 'new' WHEN NOT p.status THEN 'withdrawn' ELSE 'published' END`;

/** The first day on which a licence of the supplier of `p` was over; null while all of them last. */
export const licenceEndedSql = sql<string | null>`(
  SELECT min(ends) FROM (
    SELECT licence_until AS ends FROM suppliers WHERE id = p.supplier_id
    UNION ALL SELECT until_on FROM supplier_papers WHERE supplier_id = p.supplier_id AND kind = 'licence'
  ) licences WHERE ends < (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)`;

/** A product in any state; null when there is none, or none that has a page. */
export async function findProductSummary(db: Executor, id: number): Promise<ProductSummary | null> {
  const row = await selectSummary(db, id).executeTakeFirst();
  return row ? withPath(row) : null;
}

/** The row behind it, of which more can be asked: `p` is the product, `d` its draft. */
export function selectSummary(db: Executor, id: number) {
  return db
    .selectFrom('products as p')
    .leftJoin('product_drafts as d', 'd.product_id', 'p.id')
    .where('p.id', '=', id)
    .select([
      'p.id',
      sql<KindName>`p.kind`.as('kind'),
      'p.slug',
      sql<string>`coalesce(d.content->>'title', p.title)`.as('title'),
      productStateSql.as('state'),
      sql<boolean>`d.content IS NOT NULL`.as('hasDraft'),
      'd.publish_at as publishAt',
      sql<ProductSummary['lacks']>`CASE
        WHEN p.details ->> 'isQuoteLed' = 'true' THEN NULL
        WHEN NOT EXISTS (SELECT FROM units u WHERE u.product_id = p.id AND u.status) THEN 'units'
        WHEN NOT EXISTS (SELECT FROM rate_plans r WHERE r.product_id = p.id AND r.status) THEN 'plans' END`.as(
        'lacks',
      ),
      licenceEndedSql.as('licenceEndedOn'),
    ]);
}

export function withPath<Row extends Omit<ProductSummary, 'path'>>(row: Row): Row & { path: string } {
  return { ...row, path: linkTo(kindProfiles[row.kind].category, row.slug) };
}
