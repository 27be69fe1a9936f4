import { pino } from 'pino';
import { proveLedgerDays, sumLedgerDays } from '#modules/payments/ledger/sum-ledger-days.ts';
import type { Database } from '#platform/db/connect.ts';

/** Sums up the accounts by day for ledger entries written without the triggers that mark changed days. */
export async function sumCopiedLedger(db: Database): Promise<void> {
  await proveLedgerDays({ db, log: pino({ level: 'silent' }) });
  await sumLedgerDays({ db });
}
