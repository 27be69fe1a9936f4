import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { withoutIndexes } from '../search/without-indexes.ts';

/** How much further in the past each fortnight of copies lies. */
const fortnight = 14;
/** Copies of the demo's fortnight at the same time, as for a company of this size over two years; larger counts start over. */
const atOnce = 16;
const fortnights = 52;

/** Tables of a booking, each with the join of its rows to the booking. */
const parts: [table: string, join: string][] = [
  ['holds', 't.id = b.hold_id'],
  ['bookings', 't.id = b.id'],
  ['booking_items', 't.booking_id = b.id'],
  ['travellers', 't.booking_id = b.id'],
  ['booking_events', 't.booking_id = b.id'],
  ['payment_attempts', 't.booking_id = b.id'],
  ['payment_inbox', 't.booking_id = b.id'],
  ['ledger_entries', 't.booking_id = b.id'],
  ['vouchers', 't.booking_id = b.id'],
  ['refunds', 't.booking_id = b.id'],
  ['refund_events', 't.refund_id IN (SELECT id FROM refunds WHERE booking_id = b.id)'],
];

/** The tables that grow with each booking. */
export const bookingTables = parts.map(([table]) => table);

/** Columns whose values differ from the original's. */
const own: Record<string, string> = {
  'bookings.full_name': `(ARRAY['Nguyễn Thị','Trần Văn','Lê Minh','Phạm Quốc','Hoàng Bảo','Đặng Thu'])[1 + c.k % 6] || ' '
    || (ARRAY['Ngọc','Long','Huyền','Châu','Hân','Khoa','Linh'])[1 + c.k % 7] || ' ' || (ARRAY['An','Bình','Chi','Dũng'])[1 + c.k % 4]`,
  'bookings.phone': `'+849' || lpad((c.k::bigint * 7919 % 100000000)::text, 8, '0')`,
  'bookings.email': `'khach' || c.k || '@example.com'`,
  'bookings.state': `CASE WHEN c.days > 0 AND t.state = 'confirmed' THEN 'completed' ELSE t.state END`,
  'refunds.state': `CASE WHEN c.days > 0 AND t.state <> 'rejected' THEN 'succeeded' ELSE t.state END`,
  'payment_inbox.provider_txn_id': `t.provider_txn_id || '-' || c.n`,
};

/**
 * Multiplies the demo's bookings, with all that belongs to them, to about `count`. In the past only ended bookings are
 * copied: none is left pending for two years.
 */
export async function copyTrade(db: Database, count: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    await sql`SET maintenance_work_mem = '512MB'`.execute(connection);
    // Disables triggers, and foreign keys to what is not copied.
    await sql`SET session_replication_role = replica`.execute(connection);
    await sql`
      CREATE TEMP TABLE copies AS SELECT * FROM (
      WITH originals AS (SELECT id, code, state, row_number() OVER (ORDER BY code) AS number FROM bookings),
        rounds AS (
        SELECT n, (n / ${atOnce}) % ${fortnights} * ${fortnight}::int AS days
          FROM generate_series(0, (${count} / (SELECT count(*) FROM originals))::int) n)
      SELECT b.id AS booking_id, b.code, r.n, r.days, r.n * 1000 + b.number AS k,
        'DV' || upper(translate(lpad(to_hex(r.n * 1000 + b.number), 7, '0'), '01', 'GH')) AS new_code
      FROM originals b CROSS JOIN rounds r
      WHERE r.days = 0 OR b.state IN ('confirmed', 'completed', 'cancelled', 'expired', 'declined')) c
      -- Codes of originals are drawn by chance, and a copy may come upon one.
      WHERE NOT EXISTS (SELECT FROM bookings WHERE code = c.new_code)`.execute(connection);
    await withoutIndexes(connection, bookingTables, async () => {
      for (const [table, join] of parts) {
        const { names, values } = await columnsOf(connection, table);
        await sql`
          INSERT INTO ${sql.table(table)} (${sql.raw(names.join(', '))})
          SELECT ${sql.raw(values.join(', '))} FROM copies c
          JOIN bookings b ON b.id = c.booking_id JOIN ${sql.table(table)} t ON ${sql.raw(join)}`.execute(
          connection,
        );
      }
    });
    for (const table of bookingTables) await sql`VACUUM ANALYZE ${sql.table(table)}`.execute(connection);
    await sql`RESET ALL`.execute(connection);
  });
}

/** The writable columns, each with the expression for a copy. */
async function columnsOf(db: Database, table: string): Promise<{ names: string[]; values: string[] }> {
  const { rows } = await sql<{ name: string; type: string }>`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER' AND is_identity = 'NO'
    ORDER BY ordinal_position`.execute(db);
  const values = rows.map(({ name, type }) => own[`${table}.${name}`] ?? copied(`t.${name}`, type));
  return { names: rows.map(({ name }) => name), values };
}

/** Ids are derived from the original's id and the number of the copy, so that references match. */
function copied(column: string, type: string): string {
  if (type === 'uuid') return `md5(${column}::text || c.n)::uuid`;
  if (type === 'text') return `replace(${column}, c.code, c.new_code)`;
  if (type === 'date') return `${column} - c.days`;
  if (type.startsWith('timestamp')) return `${column} - c.days * interval '1 day'`;
  return column;
}
