import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { KeyedValues } from './sum-sales.ts';

/** Places that were on sale and places that were sold, as of the last count. */
export async function sumOccupancy(db: Executor, ask: ReportAsk): Promise<KeyedValues[]> {
  const { by, fromOn, untilOn, kind, province } = ask;
  const key =
    {
      thang: sql`to_char(o.day, 'YYYY-MM')`,
      loai: sql`p.kind`,
      'san-pham': sql`p.id::text`,
      'diem-den': sql`pp.province_id::text`,
    }[by as string] ?? sql`o.day::text`;
  const ofKind = kind ? sql`AND p.kind = ${kind}` : sql``;
  const inProvince = province
    ? sql`AND pp.province_id = (SELECT id FROM provinces WHERE slug = ${province})`
    : sql``;
  const { rows } = await sql<{ key: string | null; places: number; sold: number }>`
    SELECT ${key} AS key, sum(o.places)::int AS places, sum(o.sold)::int AS sold
    FROM occupancy_days o JOIN products p ON p.id = o.product_id
    LEFT JOIN LATERAL (SELECT province_id FROM product_provinces WHERE product_id = p.id
      ORDER BY position, province_id LIMIT 1) pp ON true
    WHERE o.day BETWEEN ${fromOn}::date AND ${untilOn}::date ${ofKind} ${inProvince}
    GROUP BY 1 HAVING sum(o.places) > 0`.execute(db);
  return rows.map(({ key, places, sold }) => ({ key: key ?? '', values: { places, sold } }));
}
