import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { KeyedValues } from './sum-sales.ts';

/** Inventory on sale and sold, as of the last count. Summed by day or product first, so that titles are looked up only for those few. */
export async function sumOccupancy(db: Executor, ask: ReportAsk): Promise<KeyedValues[]> {
  const { by, fromOn, untilOn, kind, province } = ask;
  const key =
    {
      thang: sql`to_char(o.day, 'YYYY-MM')`,
      loai: sql`p.kind`,
      'san-pham': sql`o.product_id::text`,
      'diem-den': sql`p.province_id::text`,
    }[by as string] ?? sql`o.day::text`;
  const [first, ofProduct] =
    by === 'ngay' || by === 'thang'
      ? [sql`day`, sql``]
      : [sql`product_id`, sql`JOIN product p ON p.id = o.product_id`];
  const ofKind = kind ? sql`AND kind = ${kind}` : sql``;
  const inProvince = province
    ? sql`AND province_id = (SELECT id FROM provinces WHERE slug = ${province})`
    : sql``;
  const narrowed =
    kind || province
      ? sql`AND product_id IN (SELECT id FROM product WHERE true ${ofKind} ${inProvince})`
      : sql``;
  const { rows } = await sql<{ key: string | null; places: number; sold: number }>`
    WITH product AS (
      SELECT id, kind, (SELECT province_id FROM product_provinces WHERE product_id = products.id
        ORDER BY position, province_id LIMIT 1) AS province_id
      FROM products
    )
    SELECT ${key} AS key, sum(places)::int AS places, sum(sold)::int AS sold FROM (
      SELECT ${first}, sum(places) AS places, sum(sold) AS sold FROM occupancy_days
      WHERE day BETWEEN ${fromOn}::date AND ${untilOn}::date ${narrowed} GROUP BY 1
    ) o ${ofProduct} GROUP BY 1 HAVING sum(places) > 0`.execute(db);
  return rows.map(({ key, places, sold }) => ({ key: key ?? '', values: { places, sold } }));
}
