import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import { isTime } from '../rules/report-kind.ts';
import { bookedItems } from './booked-items.ts';
import { factsBy, groupColumn, groupKey, saleFacts } from './sale-facts.ts';
import type { KeyedValues } from './sum-sales.ts';

/** Products with the province that they count for in reports, their first one, if a report needs it. */
function productsFor({ by, province }: ReportAsk): RawBuilder<unknown> {
  const first = sql`(SELECT province_id FROM product_provinces WHERE product_id = products.id
    ORDER BY position, province_id LIMIT 1)`;
  return sql`SELECT id, kind, ${by === 'diem-den' || province ? first : sql`NULL::int`} AS province_id FROM products`;
}

/** Page views: lists, products, places and provinces, and checkouts by the products in them. */
export async function sumVisits(db: Executor, ask: ReportAsk): Promise<KeyedValues[]> {
  const rows = await sumSteps(
    db,
    ask,
    sql`
    SELECT v.day, coalesce(p.kind, nullif(v.kind, '')) AS kind, p.id AS product_id,
      CASE v.what WHEN 'province' THEN v.id WHEN 'place' THEN l.province_id ELSE p.province_id END AS province_id,
      v.what, v.count
    FROM (${visitsOf(ask, ['list', 'product', 'checkout', 'place', 'province'])}) v
      LEFT JOIN product p ON v.what IN ('product', 'checkout') AND p.id = v.id
      LEFT JOIN places l ON v.what = 'place' AND l.id = v.id`,
  );
  return rows.map(({ key, list = 0, product = 0, place = 0, province = 0, checkout = 0 }) => ({
    key,
    values: { lists: list, products: product, places: place + province, checkouts: checkout },
  }));
}

/**
 * Conversion funnel: products viewed, checkouts opened, bookings made on the site, and those that were sold. Each step
 * on the day on which it happened; a booking with two services counts for each.
 */
export async function sumConversion(db: Executor, ask: ReportAsk): Promise<KeyedValues[]> {
  const { fromOn, untilOn, kind, province, by } = ask;
  const facts = factsBy(by);
  const dimension = (name: 'kind' | 'product_id' | 'province_id') =>
    sql.raw(facts.dimensions.includes(name) ? name : `NULL AS ${name}`);
  const sold = await sumSteps(
    db,
    // Already filtered within the facts.
    { ...ask, kind: undefined, province: undefined },
    sql`
    SELECT day, ${dimension('kind')}, ${dimension('product_id')}, ${dimension('province_id')}, 'paid' AS what, sold_items AS count
    FROM ${saleFacts({ fromOn, untilOn, kind, province, channel: 'web', ...facts })} fact`,
  );
  const others = await sumSteps(
    db,
    ask,
    sql`
    SELECT v.day, p.kind, p.id AS product_id, p.province_id, v.what, v.count
    FROM (${visitsOf(ask, ['product', 'checkout'])}) v JOIN product p ON p.id = v.id
    UNION ALL
    SELECT b.day, b.kind, b.product_id, p.province_id, 'booked', b.count
    FROM (${bookedOf(ask, await productIdsOf(db, ask))}) b LEFT JOIN product p ON p.id = b.product_id`,
  );
  const rows = Map.groupBy([...sold, ...others], ({ key }) => key);
  return [...rows].map(([key, steps]) => {
    const sum = (name: string) => steps.reduce((all, step) => all + (step[name] ?? 0), 0);
    const values = { views: sum('product'), checkouts: sum('checkout'), booked: sum('booked') };
    return { key, values: { ...values, paid: sum('paid') } };
  });
}

/** The products in the province by which a report is filtered; null if it is not. */
async function productIdsOf(db: Executor, ask: ReportAsk): Promise<number[] | null> {
  if (!ask.province) return null;
  const { rows } = await sql<{ id: number }>`
    WITH product AS (${productsFor(ask)}) SELECT id FROM product ${narrowedTo(ask)}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Booked items, with as few rows as a report needs: summed over days or products if it does not distinguish them.
 * Product ids are literals in the statement: for a condition on their province the database estimates too few rows, and
 * joins all of those with each booking.
 */
function bookedOf(
  { by, fromOn, untilOn }: ReportAsk,
  productIds: readonly number[] | null,
): RawBuilder<unknown> {
  const day = isTime(by) ? sql`day` : sql`NULL::date`;
  const product = isTime(by) && !productIds ? sql`NULL::int` : sql`product_id`;
  const among = productIds ? sql`WHERE product_id = ANY (${productIds}::int[])` : sql``;
  return sql`
    SELECT ${day} AS day, kind, ${product} AS product_id, sum(count)::int AS count
    FROM (${bookedItems(fromOn, untilOn)}) item ${among} GROUP BY 1, 2, 3`;
}

/** Searches by place or province; those that name none are one row. */
export async function sumSearches(db: Executor, ask: ReportAsk): Promise<KeyedValues[]> {
  const key = ask.by === 'noi' ? sql`coalesce(place, 'Không rõ nơi nào')` : groupKey(ask.by);
  const { rows } = await sql<{ key: string | null; searches: number }>`
    SELECT ${key} AS key, sum(count)::int AS searches FROM (
      SELECT v.day, v.count, coalesce(l.title, s.title) AS place, coalesce(l.province_id, s.id) AS province_id
      FROM (${visitsOf(ask, ['sought_place', 'sought_province', 'sought_other'])}) v
        LEFT JOIN places l ON v.what = 'sought_place' AND l.id = v.id
        LEFT JOIN provinces s ON v.what = 'sought_province' AND s.id = v.id
    ) search ${narrowedTo(ask)} GROUP BY 1`.execute(db);
  return rows.map(({ key, searches }) => ({ key: key ?? '', values: { searches } }));
}

/** Visits in a report's days, summed over them if it does not distinguish them. */
function visitsOf({ by, fromOn, untilOn }: ReportAsk, what: readonly string[]): RawBuilder<unknown> {
  const day = isTime(by) ? sql`day` : sql`NULL::date`;
  return sql`
    SELECT ${day} AS day, what, kind, id, sum(count)::int AS count FROM visit_days
    WHERE day BETWEEN ${fromOn}::date AND ${untilOn}::date AND what = ANY(${what}::text[]) GROUP BY 1, what, kind, id`;
}

type Steps = { key: string } & Record<string, number>;

/**
 * Sums of `steps` (day, kind, product_id, province_id, what, count) grouped as the report asks: for each key, the count
 * of each `what`. Keys are computed from sums: formatting a text or a month for every row would take longer than
 * everything else.
 */
async function sumSteps(db: Executor, ask: ReportAsk, steps: RawBuilder<unknown>): Promise<Steps[]> {
  const column = sql.ref(groupColumn(ask.by));
  const { rows } = await sql<{ key: string | null; counts: Record<string, number> }>`
    WITH product AS (${productsFor(ask)})
    SELECT key, jsonb_object_agg(what, count) AS counts FROM (
      SELECT ${groupKey(ask.by)} AS key, what, sum(count)::int AS count FROM (
        SELECT ${column}, what, sum(count) AS count FROM (${steps}) step ${narrowedTo(ask)} GROUP BY ${column}, what
      ) fact GROUP BY 1, what
    ) summed GROUP BY key`.execute(db);
  return rows.map(({ key, counts }) => ({ key: key ?? '', ...counts }) as Steps);
}

function narrowedTo({ kind, province }: ReportAsk): RawBuilder<unknown> {
  const ofKind = kind ? sql`AND kind = ${kind}` : sql``;
  const inProvince = province
    ? sql`AND province_id = (SELECT id FROM provinces WHERE slug = ${province})`
    : sql``;
  return sql`WHERE true ${ofKind} ${inProvince}`;
}
