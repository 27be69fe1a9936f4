import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';

/** How far back sales go, and how far ahead bookings are for. */
const [days, daysAhead] = [730, 180];

/**
 * Two years of sales with `count` bookings for an existing catalogue, some of them changed and a tenth cancelled, with refunds, and
 * the places on sale of each product and day. A few products, months and lead times dominate, as in reality. The same count
 * gives the same sales. Bookings have only the data that reports read.
 */
export async function generateSales(db: Database, count: number, today: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    // Disables triggers, and foreign keys to bookings, units and plans that do not exist.
    await sql`SET session_replication_role = replica`.execute(connection);
    await sql`SET work_mem = '256MB'`.execute(connection);
    await sql`SELECT setseed(0.5)`.execute(connection);
    await invent(connection, count, today);
    await addBookings(connection);
    await addLines(connection);
    await addRefunds(connection, today);
    await addOccupancy(connection, today);
    await sql`VACUUM ANALYZE`.execute(connection);
    await sql`RESET ALL`.execute(connection);
  });
}

/** Bookings of one item each, every seventh of two; their later changes, and when. */
async function invent(db: Database, count: number, today: string): Promise<void> {
  await sql`
    CREATE TEMP TABLE invented AS
    WITH numbered AS (
      SELECT id, kind, supplier_id, row_number() OVER (ORDER BY popularity DESC, id) AS rank,
        (SELECT min(province_id) FROM product_provinces WHERE product_id = products.id) AS province_id
      FROM products
    ), diced AS (
      SELECT n, random() AS fate, random() AS channel, random() AS coded, random() AS later,
        ((${today}::date - floor(${days} * power(random(), 1.2))::int)::timestamp + random() * interval '1 day')
          AT TIME ZONE 'Asia/Ho_Chi_Minh' AS at,
        power(random(), 2) * ${daysAhead} AS lead, 300000 + floor(random() * 8000) * 1000 AS amount_vnd,
        floor(power(random(), 2) * (SELECT count(*) FROM products))::int AS place
      FROM generate_series(1, ${count}::int) n
    )
    SELECT md5(n::text)::uuid AS booking_id, position, p.id AS product_id, p.kind, p.supplier_id, p.province_id, at, fate,
      least(at + later * lead * interval '1 day', (${today}::date)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh') AS later_at,
      CASE WHEN channel < 0.8 THEN 'web' WHEN channel < 0.95 THEN 'office' ELSE 'offer' END AS channel,
      CASE WHEN coded < 0.1 THEN 1 + floor(coded * 400)::int END AS promotion_id,
      (at + lead * interval '1 day')::date AS from_on, amount_vnd::bigint,
      CASE WHEN n % 10 > 0 THEN round(amount_vnd * 0.82)::bigint END AS cost_vnd
    FROM diced CROSS JOIN LATERAL generate_series(0, CASE WHEN n % 7 = 0 THEN 1 ELSE 0 END) position
    JOIN numbered p ON p.rank = place + 1`.execute(db);
}

/** The bookings themselves, as far as reports count them: when they were made, of what, and by whom. */
async function addBookings(db: Database): Promise<void> {
  await sql`
    INSERT INTO bookings (id, code, state, hold_id, full_name, phone, email, consents, quote, total_vnd, due_now_vnd, access_token_hash,
      created_at, changed_at)
    SELECT booking_id, 'DV' || upper(translate(lpad(to_hex(row_number() OVER ()), 7, '0'), '01', 'GH')), 'completed', booking_id, 'x', 'x',
      'x', '{}', '{}', amount_vnd, amount_vnd, '', at, at
    FROM invented WHERE position = 0 ORDER BY at`.execute(db);
  await sql`
    INSERT INTO booking_items (id, booking_id, position, kind, product_id, unit_id, rate_plan_id, product_title, unit_title, plan_title,
      from_on, to_on, quantity, adults, amount_vnd)
    SELECT md5(booking_id::text || position)::uuid, booking_id, position, kind, product_id, product_id, product_id, 'x', 'x', 'x',
      from_on, from_on + 1, 1, 2, amount_vnd
    FROM invented ORDER BY at`.execute(db);
  await sql`
    INSERT INTO booking_events (booking_id, to_state, actor, reason, at)
    SELECT booking_id, 'held', CASE channel WHEN 'web' THEN 'guest' ELSE 'staff:x' END, 'booking_created', at
    FROM invented WHERE position = 0 ORDER BY at`.execute(db);
}

/** A sale line for each sale, two for each change (reversal and new), one for each cancellation, which leaves a fee. */
async function addLines(db: Database): Promise<void> {
  await sql`
    INSERT INTO sale_lines (booking_id, position, cause, at, kind, product_id, unit_id, rate_plan_id, supplier_id, province_id,
      channel, promotion_id, from_on, to_on, items, unit_nights, guests, amount_vnd, discount_vnd, cost_vnd, costed_vnd)
    SELECT booking_id, position, step.cause, step.at, kind, product_id, product_id, product_id, supplier_id, province_id, channel,
      promotion_id, from_on + step.moved, from_on + step.moved + 1, step.items, step.items, step.items * 2,
      round(amount_vnd * step.part), CASE WHEN promotion_id IS NULL THEN 0 ELSE round(amount_vnd * step.part / 10) END,
      round(cost_vnd * step.part), CASE WHEN cost_vnd IS NULL THEN 0 ELSE round(amount_vnd * step.part) END
    FROM invented CROSS JOIN LATERAL (
      SELECT 'sold' AS cause, at, 1 AS items, 1.0 AS part, 0 AS moved
      UNION ALL SELECT 'changed', later_at, -1, -1.0, 0 WHERE fate > 0.95
      UNION ALL SELECT 'changed', later_at, 1, 1.1, 20 WHERE fate > 0.95
      UNION ALL SELECT 'cancelled', later_at, -1, -0.8, 0 WHERE fate < 0.1
    ) step ORDER BY step.at`.execute(db);
}

async function addRefunds(db: Database, today: string): Promise<void> {
  await sql`
    INSERT INTO refunds (id, booking_id, cause, amount_vnd, state, promised_on, created_at, ended_at)
    SELECT md5('refund' || booking_id)::uuid, booking_id, 'cancelled', round(amount_vnd * 0.8),
      CASE WHEN fate < 0.005 THEN 'requested' ELSE 'succeeded' END, ${today}::date, later_at,
      CASE WHEN fate >= 0.005 THEN later_at + interval '3 days' END
    FROM invented WHERE fate < 0.1 AND position = 0`.execute(db);
}

async function addOccupancy(db: Database, today: string): Promise<void> {
  await sql`
    INSERT INTO occupancy_days (day, product_id, places, sold, counted_at)
    SELECT ${today}::date + n, id, 10, (hashint8(id * 10000::bigint + n) & 65535) % 11, now()
    FROM products CROSS JOIN generate_series(-${days}::int, 365) n WHERE kind <> 'car'`.execute(db);
}
