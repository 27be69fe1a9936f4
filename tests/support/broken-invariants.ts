import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import type { Database } from '#platform/db/connect.ts';

/** All invariants of money and inventory that hold whenever no work is pending; each broken one with its rows. */
export async function brokenInvariants(db: Database): Promise<Record<string, unknown[]>> {
  const found = await checkInvariants(db);
  return Object.fromEntries(found.map(({ rule, rows }) => [rule, rows]));
}
