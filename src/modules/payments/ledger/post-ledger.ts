import { randomUUID } from 'node:crypto';
import type { Tx } from '#platform/db/connect.ts';

export type Account =
  | 'bank'
  | 'cash'
  | 'gateway'
  | 'guest'
  | 'refund_payable'
  | 'unmatched'
  | 'credit'
  | 'goodwill';

export interface LedgerEntry {
  bookingId: string | null;
  cause: string;
  inboxId?: number | undefined;
  /** The amount goes from one account to the other: negative on `from`, positive on `to`. */
  from: Account;
  to: Account;
  amountVnd: number;
}

/** Writes one double entry. There is no way to change or remove it; a mistake is mended by its opposite. */
export async function postLedger(tx: Tx, entry: LedgerEntry): Promise<void> {
  if (!Number.isSafeInteger(entry.amountVnd) || entry.amountVnd <= 0) {
    throw new RangeError(`Not an amount to post: ${entry.amountVnd}`);
  }
  const row = {
    entry_id: randomUUID(),
    booking_id: entry.bookingId,
    cause: entry.cause,
    inbox_id: entry.inboxId ?? null,
  };
  await tx
    .insertInto('ledger_entries')
    .values([
      { ...row, account: entry.to, amount_vnd: entry.amountVnd },
      { ...row, account: entry.from, amount_vnd: -entry.amountVnd },
    ])
    .execute();
}
