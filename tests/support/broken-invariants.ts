import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import type { Database } from '#platform/db/connect.ts';

/** Everything that must be true of money and places at any quiet moment; each broken rule with its rows. */
export async function brokenInvariants(db: Database): Promise<Record<string, unknown[]>> {
  const found = await checkInvariants(db);
  return Object.fromEntries(found.map(({ rule, rows }) => [rule, rows]));
}
