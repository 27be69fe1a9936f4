import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { kindProfiles } from '../kinds/kind-profiles.ts';
import { linkTo } from '../kinds/link-to.ts';

/** 'new' was never published; 'withdrawn' was, and its address answers that it is gone. */
export type ProductState = 'new' | 'published' | 'withdrawn';

/** What every office page about a product shows of it. */
export interface ProductSummary {
  id: number;
  kind: KindName;
  slug: string;
  /** The draft's title, also while the site still shows another one. */
  title: string;
  state: ProductState;
  /** Whether there is unpublished content. */
  hasDraft: boolean;
  /** When it is scheduled to be published. */
  publishAt: Date | null;
  /** What it lacks to be bookable: units or rate plans; null for a product that guests ask a quote for. */
  lacks: 'units' | 'plans' | null;
  /** The day on which a licence of its supplier expired (ISO); null while all are valid. */
  licenceEndedOn: string | null;
  /** Its address on the site. */
  path: string;
}

/** The state of the product `p`. */
export const productStateSql = sql<ProductState>`CASE WHEN p.step <> 1 THEN 'new' WHEN NOT p.status THEN 'withdrawn' ELSE 'published' END`;

/** The first day on which a licence of the supplier of `p` expired; null while all are valid. */
export const licenceEndedSql = sql<string | null>`(
  SELECT min(ends) FROM (
    SELECT licence_until AS ends FROM suppliers WHERE id = p.supplier_id
    UNION ALL SELECT until_on FROM supplier_papers WHERE supplier_id = p.supplier_id AND kind = 'licence'
  ) licences WHERE ends < (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)`;

/** The suppliers with such a licence: read once to find products, where `licenceEndedSql` is read for each. */
export const suppliersWithEndedLicence = sql`(
  SELECT id FROM suppliers WHERE licence_until < (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date
  UNION ALL SELECT supplier_id FROM supplier_papers
  WHERE kind = 'licence' AND until_on < (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)`;

/** A product in any state; null when it does not exist or has no page. */
export async function findProductSummary(db: Executor, id: number): Promise<ProductSummary | null> {
  const row = await selectSummary(db, id).executeTakeFirst();
  return row ? withPath(row) : null;
}

/** The query behind it, to which callers can add columns: `p` is the product, `d` its draft. */
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
