import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import type { Database } from '#platform/db/connect.ts';
import { inventoryInvariants } from './inventory-invariants.ts';
import { ledgerInvariants } from './ledger-invariants.ts';

/** A rule that is broken, and by what. */
export interface InvariantViolation {
  rule: string;
  rows: unknown[];
}

/**
 * Everything that must be true of money and places at any moment, each broken rule with its rows; empty when all is well.
 * One snapshot is looked at, so what happens meanwhile does not look like a fault.
 */
export async function checkInvariants(db: Database): Promise<InvariantViolation[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const found: InvariantViolation[] = [];
      const counters = await compareCountersWithLedger(tx);
      if (counters.length > 0)
        found.push({ rule: 'counters that are not the sum of their holds', rows: counters });
      for (const [rule, statement] of Object.entries({ ...ledgerInvariants, ...inventoryInvariants })) {
        const { rows } = await statement.execute(tx);
        if (rows.length > 0) found.push({ rule, rows });
      }
      return found;
    });
}
