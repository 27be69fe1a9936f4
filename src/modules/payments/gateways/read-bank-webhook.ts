import type { BankMessage, BankTransfer, VerifiedMessage } from './bank/bank-message.ts';
import { readCassoMessage } from './bank/casso.ts';
import { readSepayMessage } from './bank/sepay.ts';
import { transferId } from './bank/transfer-id.ts';

/** A transfer, and whether it concerns an account into which guests are asked to pay. */
export type WatchedTransfer = Omit<BankTransfer, 'account'> & { isOtherAccount?: boolean };

/** What the services share with us. */
export interface BankKeys {
  sepay: string;
  casso: string;
}

/**
 * Checks who sent a message about a bank account and reads it. The header tells which service it is. A service often
 * watches several accounts of its customer, so each transfer says whether it came to one of `ownAccounts` (digits).
 */
export function readBankWebhook({
  keys,
  ownAccounts,
  ...message
}: BankMessage & { keys: BankKeys; ownAccounts: string[] }):
  | { ok: true; transfers: WatchedTransfer[] }
  | Extract<VerifiedMessage, { ok: false }> {
  const isCasso = 'x-casso-signature' in message.headers || 'secure-token' in message.headers;
  const read = isCasso ? readCassoMessage(message, keys.casso) : readSepayMessage(message, keys.sepay);
  if (!read.ok) return read;
  return {
    ok: true,
    transfers: read.transfers.map(({ account, ...transfer }) => ({
      ...transfer,
      isOtherAccount: !ownAccounts.includes(account.replace(/\D/g, '')),
    })),
  };
}

/** A transfer as somebody reads it off the bank's statement. */
export interface TypedTransfer {
  /** The company's account that it came to. */
  account: string;
  /** What the bank calls it. */
  reference: string;
  amountVnd: number;
  content: string;
  occurredAt: Date;
}

/** What a message about it would have been known by. */
export function txnIdOf({ account, reference, amountVnd }: TypedTransfer): string {
  return transferId({ account, reference, amountVnd, direction: 'in', service: 'sepay', id: reference });
}
