import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { keyParts, partDays } from '../scale/part-days.ts';

/** Default number of days on sale, from `firstDay` on. */
const usualDays = 16;

/** The first day on sale; the clock of callers is before it. */
export const firstDay = '2026-12-01';

/** Number of units per product. */
export const unitsOfEach = 2;

/**
 * Puts a generated catalogue on sale, once: two units and two plans for each product, `days` days with higher prices at
 * weekends and a sixth of the days sold out, two vehicles for each car. Prices are written last and so mark completion.
 * @param isParted whether the tables of days are partitioned by month
 */
export async function sellCatalogue(db: Database, days = usualDays, isParted = false): Promise<void> {
  const sold = await sql`SELECT FROM daily_rates LIMIT 1`.execute(db);
  if (sold.rows.length > 0) return;
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SET session_replication_role = replica`.execute(connection);
    // Leftovers of an interrupted run.
    await sql`TRUNCATE units, rate_plans, vehicles, inventory, cancellation_policies CASCADE`.execute(
      connection,
    );
    await sql`RESET ALL`.execute(connection);
    if (isParted) await partDays(connection, firstDay, days);
  });
  await sellProducts(db, { after: 0, days });
  if (!isParted) return;
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await keyParts(connection);
    await sql`VACUUM ANALYZE inventory, daily_rates`.execute(connection);
    await sql`RESET ALL`.execute(connection);
  });
}

/** The same for products with larger ids only, in addition to what is on sale already. */
export async function sellProducts(
  db: Database,
  { after, days }: { after: number; days: number },
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`
      INSERT INTO cancellation_policies (slug, title, tiers) VALUES
        ('linh-hoat', 'Linh hoạt', '[{"daysBefore": 3, "refundPercent": 100}, {"daysBefore": 1, "refundPercent": 50}]'),
        ('khong-hoan', 'Không hoàn', '[]') ON CONFLICT (slug) DO NOTHING`.execute(connection);
    await sql`
      INSERT INTO rate_plans (product_id, code, title, meal_plan, cancellation_policy_id, pay_mode, price_percent, position)
      SELECT p.id, c.slug, c.title, CASE c.slug WHEN 'linh-hoat' THEN 'BB' ELSE 'RO' END, c.id, 'deposit',
        CASE c.slug WHEN 'linh-hoat' THEN 100 ELSE 90 END, c.id
      FROM products p JOIN cancellation_policies c ON c.slug IN ('linh-hoat', 'khong-hoan')
      WHERE p.id > ${after}`.execute(connection);
    await sql`
      INSERT INTO units (product_id, code, title, quantity, max_adults, max_children, max_occupancy, base_vnd, details, position)
      SELECT p.id, 'hang-' || n, 'Hạng ' || n, 10, CASE p.kind WHEN 'hotel' THEN 2 ELSE 12 END, 2, CASE p.kind WHEN 'hotel' THEN 4 ELSE 14 END,
        p.final_price_vnd + n * 150000,
        CASE p.kind WHEN 'attraction' THEN '{"includes": ["Một lượt"]}' WHEN 'experience' THEN '{"startsAt": "08:00"}'
          WHEN 'service' THEN '{"includes": ["Một giờ"], "fewest": 1, "most": 20}' ELSE '{}' END::jsonb, n
      FROM products p CROSS JOIN generate_series(1, ${unitsOfEach}::int) n
      WHERE p.id > ${after}`.execute(connection);
    await sql`
      INSERT INTO vehicles (product_id, code)
      SELECT p.id, 'xe-' || n FROM products p CROSS JOIN generate_series(1, 2) n WHERE p.kind = 'car' AND p.id > ${after}`.execute(
      connection,
    );
    // Disables the foreign key check of each row.
    await sql`SET session_replication_role = replica`.execute(connection);
    await sql`
      INSERT INTO inventory (unit_id, day, allotment, sold)
      SELECT u.id, ${firstDay}::date + n, 10, CASE WHEN (hashint4(u.id * 31 + n) & 65535) % 6 = 0 THEN 10 ELSE (hashint4(u.id + n) & 65535) % 9 END
      FROM units u CROSS JOIN generate_series(0, ${days}::int - 1) n
      WHERE u.product_id > ${after}`.execute(connection);
    await sql`
      INSERT INTO daily_rates (unit_id, day, list_vnd, price_vnd, reasons)
      SELECT u.id, d.day, u.base_vnd + d.more, u.base_vnd + d.more,
        CASE WHEN d.more > 0 THEN '[{"label": "Cuối tuần", "amountVnd": 200000}]' ELSE '[]' END::jsonb
      FROM units u CROSS JOIN (
        SELECT ${firstDay}::date + n AS day,
          CASE WHEN extract(isodow FROM ${firstDay}::date + n) IN (5, 6) THEN 200000 ELSE 0 END AS more
        FROM generate_series(0, ${days}::int - 1) n
      ) d WHERE u.product_id > ${after}`.execute(connection);
    await sql`VACUUM ANALYZE units, rate_plans, vehicles, inventory, daily_rates`.execute(connection);
    await sql`RESET ALL`.execute(connection);
  });
}
