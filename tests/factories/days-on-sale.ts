import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Inventory rows of units, from a day up to but not including another. */
export async function createInventory(
  db: Executor,
  { unitIds, from, to, allotment = 7 }: { unitIds: number[]; from: string; to: string; allotment?: number },
): Promise<void> {
  await sql`
    INSERT INTO inventory (unit_id, day, allotment)
    SELECT unit_id, day::date, ${allotment}::int
    FROM unnest(${unitIds}::int[]) AS unit_id,
      generate_series(${from}::date, ${to}::date - 1, INTERVAL '1 day') AS day`.execute(db);
}

/** Prices of units by day; the list price equals the price unless given, reasons are as in the rows of `daily_rates`. */
export async function createRates(
  db: Executor,
  {
    unitIds,
    from,
    to,
    priceVnd = 1_000_000,
    listVnd = priceVnd,
    reasons = [],
  }: {
    unitIds: number[];
    from: string;
    to: string;
    priceVnd?: number;
    listVnd?: number;
    reasons?: { label: string; amountVnd: number }[];
  },
): Promise<void> {
  await sql`
    INSERT INTO daily_rates (unit_id, day, list_vnd, price_vnd, reasons)
    SELECT unit_id, day::date, ${listVnd}::bigint, ${priceVnd}::bigint, ${JSON.stringify(reasons)}::jsonb
    FROM unnest(${unitIds}::int[]) AS unit_id,
      generate_series(${from}::date, ${to}::date - 1, INTERVAL '1 day') AS day
    ON CONFLICT (unit_id, day) DO UPDATE
      SET list_vnd = excluded.list_vnd, price_vnd = excluded.price_vnd, reasons = excluded.reasons`.execute(
    db,
  );
}
