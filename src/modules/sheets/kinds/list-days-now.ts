import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** The current values of a unit's day; null if nothing is stored. Booleans are 1 and 0. */
export interface DayNow {
  unitId: number;
  day: string;
  price: number | null;
  /** The set price (by hand). */
  setPrice: number | null;
  minStay: number | null;
  maxStay: number | null;
  releaseDays: number | null;
  noArrival: number | null;
  noDeparture: number | null;
  allotment: number | null;
  closed: number | null;
  isStopped: boolean;
  /** Held and sold. */
  taken: number;
}

export interface DayOnSale extends DayNow {
  productCode: string;
  productTitle: string;
  unitCode: string;
  title: string;
}

const standing = sql`r.price_vnd AS price, r.set_vnd AS "setPrice", r.min_stay AS "minStay",
  r.max_stay AS "maxStay", r.release_days AS "releaseDays",
  r.closed_to_arrival::int AS "noArrival", r.closed_to_departure::int AS "noDeparture",
  i.allotment, i.closed::int AS closed, coalesce(i.stopped, false) AS "isStopped",
  coalesce(i.held + i.sold, 0) AS taken`;

/** The current values of days of units, keyed by 'unit day'. One statement. */
export async function listDaysNow(
  db: Executor,
  days: readonly { unitId: number; day: string }[],
): Promise<Map<string, DayNow>> {
  const { rows } = await sql<DayNow>`
    SELECT d.unit_id AS "unitId", d.day, ${standing}
    FROM (SELECT DISTINCT unit_id, day FROM unnest(${days.map(({ unitId }) => unitId)}::int[],
      ${days.map(({ day }) => day)}::date[]) AS asked (unit_id, day)) d
    LEFT JOIN daily_rates r USING (unit_id, day) LEFT JOIN inventory i USING (unit_id, day)`.execute(db);
  return new Map(rows.map((row) => [`${row.unitId} ${row.day}`, row]));
}

/** Every day on sale in a period, unit by unit, up to a limit. */
export async function listDaysOnSale(
  db: Executor,
  { fromOn, toOn, most }: { fromOn: string; toOn: string; most: number },
): Promise<DayOnSale[]> {
  const { rows } = await sql<DayOnSale>`
    SELECT p.code AS "productCode", p.title AS "productTitle", u.code AS "unitCode", u.title, ${namesSql}, ${standing}
    FROM products p JOIN units u ON u.product_id = p.id AND u.status
    JOIN daily_rates r ON r.unit_id = u.id AND r.day BETWEEN ${fromOn}::date AND ${toOn}::date
    LEFT JOIN inventory i ON i.unit_id = u.id AND i.day = r.day
    WHERE p.status AND p.step = 1
    ORDER BY p.id, u.position, u.id, r.day LIMIT ${most}`.execute(db);
  return rows;
}

const namesSql: RawBuilder<unknown> = sql`u.id AS "unitId", r.day`;

/** Units on sale, keyed by 'product unit' with their codes. */
export async function findDayUnits(
  db: Executor,
  named: readonly { product: string; unit: string }[],
): Promise<Map<string, { id: number; title: string }>> {
  const { rows } = await sql<{ product: string; unit: string; id: number; title: string }>`
    SELECT p.code AS product, u.code AS unit, u.id, u.title
    FROM (SELECT DISTINCT product, unit FROM unnest(${named.map(({ product }) => product)}::text[],
      ${named.map(({ unit }) => unit)}::text[]) AS asked (product, unit)) a
    JOIN products p ON p.code = a.product JOIN units u ON u.product_id = p.id AND u.code = a.unit
    WHERE u.status`.execute(db);
  return new Map(rows.map(({ product, unit, ...found }) => [`${product} ${unit}`, found]));
}
