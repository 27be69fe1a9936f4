import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { giftProduct, quotedProduct } from '../commands/products.ts';
import type { KindName } from '../kinds/kind-names.ts';
import {
  licenceEndedSql,
  type ProductState,
  productStateSql,
  suppliersWithEndedLicence,
} from './find-product-summary.ts';

export interface ListedProduct {
  id: number;
  kind: KindName;
  slug: string;
  code: string;
  title: string;
  state: ProductState;
  hasDraft: boolean;
  publishAt: Date | null;
  supplier: string;
  /** Its location, the main place first. */
  place: string;
  priceVnd: number;
  /** Units on sale. */
  units: number;
  updatedAt: Date;
  /** The day on which a licence of its supplier expired (ISO); null while all are valid. */
  licenceEndedOn: string | null;
}

export interface OfficeProductFilter {
  /** Part of a title, code or place name; diacritics may be left out. */
  text: string;
  /** 'licence' selects published products whose supplier has an expired licence. */
  state?: ProductState | 'draft' | 'scheduled' | 'licence' | undefined;
  kind?: string | undefined;
  /** Slugs. */
  province?: string | undefined;
  supplier?: string | undefined;
}

const perPage = 50;

/** Products in any state, by their titles: that of the draft where there is one, else that on the site. */
export async function listProductsForOffice(
  db: Executor,
  filter: OfficeProductFilter,
  cursor: KeysetPlace,
  limit = perPage,
): Promise<KeysetPage<ListedProduct>> {
  const place = readPlace(cursor, 'text', 'int');
  const [title, id] = place.at ?? [];
  const isBack = place.before !== null;
  const order = isBack ? sql`DESC` : sql`ASC`;
  // Each branch follows an index of its own, so that a page out of many thousands is found without sorting.
  const ways = [
    { from: sql`products p LEFT JOIN product_drafts d ON d.product_id = p.id`, named: sql`p.title` },
    { from: sql`product_drafts d JOIN products p ON p.id = d.product_id`, named: sql`d.title` },
  ].map(({ from, named }, at) => {
    const isOwn = at === 0 ? sql`(d.title IS NULL OR d.title = '')` : sql`d.title <> ''`;
    const key = sql`${named} COLLATE "vi-x-icu"`;
    const beyond =
      title === undefined
        ? sql`true`
        : sql`(${key}, p.id) ${isBack ? sql`<` : sql`>`} (${title} COLLATE "vi-x-icu", ${id ?? 0})`;
    return sql`(SELECT ${columnsSql}, ${named} AS title FROM ${from} JOIN suppliers s ON s.id = p.supplier_id
      WHERE ${isOwn} AND ${beyond} AND ${conditionOf(filter)}
      ORDER BY ${key} ${order}, p.id ${order} LIMIT ${limit + 1})`;
  });
  const { rows } = await sql<ListedProduct>`
    SELECT * FROM (${sql.join(ways, sql` UNION ALL `)}) found
    ORDER BY title COLLATE "vi-x-icu" ${order}, id ${order} LIMIT ${limit + 1}`.execute(db);
  return toKeysetPage(rows, limit, place, (row) => [row.title, row.id]);
}

const columnsSql = sql`p.id, p.kind, p.slug, p.code, ${productStateSql} AS state,
  d.content IS NOT NULL AS "hasDraft", d.publish_at AS "publishAt", s.brand AS supplier,
  coalesce((SELECT l.title FROM product_places x JOIN places l ON l.id = x.place_id
      WHERE x.product_id = p.id ORDER BY x.position LIMIT 1),
    (SELECT v.title FROM product_provinces x JOIN provinces v ON v.id = x.province_id
      WHERE x.product_id = p.id ORDER BY x.position LIMIT 1), '') AS place,
  p.final_price_vnd AS "priceVnd",
  (SELECT count(*)::int FROM units u WHERE u.product_id = p.id AND u.status) AS units,
  p.updated_at AS "updatedAt", ${licenceEndedSql} AS "licenceEndedOn"`;

function conditionOf({
  text,
  state = '' as never,
  kind = '',
  province = '',
  supplier = '',
}: OfficeProductFilter) {
  return sql`p.code NOT IN (${quotedProduct.code}, ${giftProduct.code})
    AND (${text} = '' OR p.code ILIKE ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}
      OR p.office_words LIKE '%' || search_key(${text}) || '%'
      OR (d.content IS NOT NULL AND search_key(d.title) LIKE '%' || search_key(${text}) || '%'))
    AND (${kind} = '' OR p.kind = ${kind})
    AND (${state} IN ('', 'draft', 'scheduled', 'licence') OR ${productStateSql} = ${state})
    AND (${state} <> 'licence' OR (${productStateSql} = 'published' AND p.supplier_id IN ${suppliersWithEndedLicence}))
    AND (${state} <> 'draft' OR d.content IS NOT NULL)
    AND (${state} <> 'scheduled' OR d.publish_at IS NOT NULL)
    AND (${supplier} = '' OR s.slug = ${supplier})
    AND (${province} = '' OR EXISTS (SELECT FROM product_provinces x JOIN provinces v ON v.id = x.province_id
      WHERE x.product_id = p.id AND v.slug = ${province}))`;
}

/** Choices for a new product: suppliers and places, by slug. */
export async function listProductChoices(db: Executor) {
  const suppliers = await db
    .selectFrom('suppliers')
    .where('status', '=', true)
    .select(['slug as value', 'brand as title'])
    .orderBy(sql`brand COLLATE "vi-x-icu"`)
    .execute();
  const places = await db
    .selectFrom('places as l')
    .innerJoin('provinces as v', 'v.id', 'l.province_id')
    .select(['l.slug as value', sql<string>`l.title || ', ' || v.title`.as('title')])
    .orderBy(sql`l.title COLLATE "vi-x-icu"`)
    .execute();
  return { suppliers, places };
}

/** Options of the list's filters. */
export async function listProductFilters(db: Executor) {
  const [provinces, suppliers] = await Promise.all([
    db
      .selectFrom('provinces')
      .select(['slug as value', 'title'])
      .orderBy(sql`title COLLATE "vi-x-icu"`)
      .execute(),
    db
      .selectFrom('suppliers')
      .where(sql<boolean>`EXISTS (SELECT FROM products p WHERE p.supplier_id = suppliers.id)`)
      .select(['slug as value', 'brand as title'])
      .orderBy(sql`brand COLLATE "vi-x-icu"`)
      .execute(),
  ]);
  return { provinces, suppliers };
}
