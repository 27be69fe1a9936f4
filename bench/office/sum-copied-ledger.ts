import { pino } from 'pino';
import { proveLedgerDays, sumLedgerDays } from '#modules/payments/ledger/sum-ledger-days.ts';
import type { Database } from '#platform/db/connect.ts';

/** Sums the accounts by day of entries that were written without the triggers which say so. */
export async function sumCopiedLedger(db: Database): Promise<void> {
  await proveLedgerDays({ db, log: pino({ level: 'silent' }) });
  await sumLedgerDays({ db });
}
