import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { fold } from '#platform/vietnamese/fold.ts';

/** A unit in the calendar of places and prices. */
export interface CalendarUnit {
  id: number;
  title: string;
  quantity: number;
  productId: number;
  productTitle: string;
  kind: string;
  slug: string;
  position: number;
  /**
   * Its days in order, separated by ';': '<allotment>,<held>,<sold>,<price in đồng>,<minimum nights>,<flags>,<blocked>,
   * <maximum nights>,<release days>', where missing values are empty and the last three are left out when all are 0. Flags are a sum: 1
   * closed, 2 stopped, 4 price set by hand, 8 no arrival, 16 no departure.
   */
  days: string;
}

/**
 * Units on sale by their products' names and by their order in them, each with its days from `from` up to but not
 * including `to`. Two statements for any number of days.
 * @param filter `text` are parts of the names of product and unit, `unitIds` restricts to these units
 */
export async function listCalendarUnits(
  db: Executor,
  filter: {
    text?: string;
    kind?: string | undefined;
    /** The slug of a province. */
    province?: string | undefined;
    unitIds?: readonly number[] | undefined;
  },
  span: { from: string; to: string },
  cursor: KeysetPlace,
  limit = 200,
): Promise<KeysetPage<CalendarUnit>> {
  const place = readPlace(cursor, 'text', 'int', 'int', 'int');
  const isBack = place.before !== null;
  const order = isBack ? sql`DESC` : sql`ASC`;
  const [title, ...ids] = place.at ?? [];
  const words = fold(filter.text ?? '')
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const side = isBack ? sql`<` : sql`>`;
  const { kind, province, unitIds } = filter;
  // Only requested conditions are added, and the keyset condition on products is repeated for products alone: so the index on titles is
  // read until the page is full, however many products there are.
  const conditions = [
    ...(words.length > 0 ? [sql`search_letters(p.title || ' ' || u.title) LIKE ALL (${words}::text[])`] : []),
    ...(kind ? [sql`p.kind = ${kind}`] : []),
    ...(province
      ? [
          sql`EXISTS (SELECT FROM product_provinces x JOIN provinces v ON v.id = x.province_id
            WHERE x.product_id = p.id AND v.slug = ${province})`,
        ]
      : []),
    ...(unitIds ? [sql`u.id = ANY (${unitIds}::int[])`] : []),
    ...(place.at
      ? [
          sql`(p.title COLLATE "vi-x-icu", p.id) ${side}= (${title} COLLATE "vi-x-icu", ${ids[0]}::int)`,
          sql`(p.title COLLATE "vi-x-icu", p.id, u.position, u.id) ${side}
            (${title} COLLATE "vi-x-icu", ${sql.join(ids.map((id) => sql`${id}::int`))})`,
        ]
      : []),
  ];
  const { rows } = await sql<Omit<CalendarUnit, 'days'>>`
    SELECT u.id, u.title, u.quantity, u.position, p.id AS "productId", p.title AS "productTitle", p.kind, p.slug
    FROM products p JOIN units u ON u.product_id = p.id
    WHERE ${sql.join([sql`p.status AND u.status`, ...conditions], sql` AND `)}
    ORDER BY p.title COLLATE "vi-x-icu" ${order}, p.id ${order}, u.position ${order}, u.id ${order}
    LIMIT ${limit + 1}`.execute(db);
  const page = toKeysetPage(rows, limit, place, (row) => [
    row.productTitle,
    row.productId,
    row.position,
    row.id,
  ]);
  const days = await listDays(
    db,
    page.rows.map(({ id }) => id),
    span,
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, days: days.get(row.id) ?? '' })) };
}

async function listDays(
  db: Executor,
  unitIds: number[],
  { from, to }: { from: string; to: string },
): Promise<Map<number, string>> {
  // Each table is filtered separately: a join on the days alone would read all of it.
  const wanted = sql`unit_id = ANY (${unitIds}::int[]) AND day >= ${from}::date AND day < ${to}::date`;
  const { rows } = await sql<{ unitId: number; days: string }>`
    SELECT u.id AS "unitId", string_agg(
      concat_ws(',', coalesce(i.allotment::text, ''), coalesce(i.held::text, ''), coalesce(i.sold::text, ''),
        coalesce(r.price_vnd::text, ''), coalesce(r.min_stay::text, ''),
        coalesce(i.closed::int, 0) + coalesce(i.stopped::int, 0) * 2 + (r.set_vnd IS NOT NULL)::int * 4
          + coalesce(r.closed_to_arrival::int, 0) * 8 + coalesce(r.closed_to_departure::int, 0) * 16,
        CASE WHEN i.blocked > 0 OR r.max_stay > 0 OR r.release_days > 0
          THEN concat_ws(',', coalesce(i.blocked, 0), coalesce(r.max_stay, 0), coalesce(r.release_days, 0)) END),
      ';' ORDER BY the.day) AS days
    FROM unnest(${unitIds}::int[]) AS u (id)
      CROSS JOIN LATERAL generate_series(${from}::date, ${to}::date - 1, INTERVAL '1 day') AS the (day)
      LEFT JOIN (SELECT * FROM inventory WHERE ${wanted}) i ON i.unit_id = u.id AND i.day = the.day::date
      LEFT JOIN (SELECT * FROM daily_rates WHERE ${wanted}) r ON r.unit_id = u.id AND r.day = the.day::date
    GROUP BY u.id`.execute(db);
  return new Map(rows.map(({ unitId, days }) => [unitId, days]));
}
