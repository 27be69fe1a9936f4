import { compareCountersWithLedger } from '#modules/inventory/holds/compare-counters-with-ledger.ts';
import type { Database } from '#platform/db/connect.ts';
import { inventoryInvariants } from './inventory-invariants.ts';
import { ledgerInvariants } from './ledger-invariants.ts';

/** A broken invariant and the rows that break it. */
export interface InvariantViolation {
  rule: string;
  rows: unknown[];
}

/**
 * Checks all invariants of money and inventory; returns each broken one with its rows, nothing when all hold. Reads one
 * snapshot, so that concurrent changes do not look like faults.
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
