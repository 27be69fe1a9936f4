import { sql } from 'kysely';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { toUnitFacts, unitFactsSql } from './unit-facts-sql.ts';

/** Units that are on sale. */
export async function loadUnitFacts(db: Executor, unitIds: number[]): Promise<UnitFacts[]> {
  const which = sql`u.id = ANY (${unitIds}::int[]) AND p.status AND p.step = 1`;
  const { rows } = await unitFactsSql(which).execute(db);
  return rows.map(toUnitFacts);
}
