import { type RawBuilder, sql } from 'kysely';
import { toUnitFacts, type UnitRow, unitFactsSql } from '#modules/pricing/quote/facts/unit-facts-sql.ts';
import type { QuoteFacts, UnitFacts, VoucherFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type FactsItem, factWindows } from './fact-windows.ts';
import { loadDayFacts } from './load-day-facts.ts';
import { loadFleetFacts } from './load-fleet-facts.ts';

interface Wanted {
  items: readonly FactsItem[];
  promotionCode?: string | undefined;
  /** Prepaid codes to redeem; the module that owns them looks them up. */
  vouchers?: VoucherFacts[];
  /** The units of these items, where they are already known in their current version. */
  units?: UnitFacts[];
  now: Date;
}

/**
 * All facts for quotes of these items: two statements, one when the units are known, and one more where vehicles are needed.
 * Units that are not public or switched off are left out.
 */
export async function loadQuoteFacts(
  db: Executor,
  { items, promotionCode, vouchers = [], units: known, now }: Wanted,
): Promise<QuoteFacts> {
  const units = known ?? (await loadUnitFacts(db, [...new Set(items.map((item) => item.unitId))]));
  const windows = factWindows(items, units, dayInVietnam(now));
  const dated = await loadDayFacts(db, windows, { promotionCode, now });
  const fleets = await loadFleetFacts(db, items, units, now);
  return { units, ...dated, fleets, vouchers };
}

/** Units that are on sale. */
export const loadUnitFacts = (db: Executor, unitIds: number[]): Promise<UnitFacts[]> =>
  loadUnitsOnSale(db, sql`u.id = ANY (${unitIds}::int[])`);

/** The units of a product that are on sale. */
export const loadUnitsOfProduct = (db: Executor, productId: number): Promise<UnitFacts[]> =>
  loadUnitsOnSale(db, sql`u.product_id = ${productId}`);

async function loadUnitsOnSale(db: Executor, which: RawBuilder<unknown>): Promise<UnitFacts[]> {
  const { rows } =
    await sql<UnitRow>`${planOnce}${unitFactsSql(sql`${which} AND p.status AND p.step = 1`)}`.execute(db);
  return toUnitFacts(rows);
}
