import {
  type BankMessage,
  type BankTransfer,
  transferId,
  type VerifiedMessage,
} from './bank/bank-message.ts';
import { readCassoMessage } from './bank/casso.ts';
import { readSepayMessage } from './bank/sepay.ts';

/** A transfer, and whether it concerns an account other than those that guests pay to. */
export type WatchedTransfer = Omit<BankTransfer, 'account'> & { isOtherAccount?: boolean };

/** The secrets shared with the services. */
export interface BankKeys {
  sepay: string;
  casso: string;
}

/**
 * Verifies the sender of a message about a bank account and parses it. The header tells which service it is. A service often watches
 * several accounts of its customer, so each transfer says whether it came to one of `ownAccounts` (digits).
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

/** A transfer as typed in from the bank's statement. */
export interface TypedTransfer {
  /** The company's account that received it. */
  account: string;
  /** The bank's reference. */
  reference: string;
  amountVnd: number;
  content: string;
  occurredAt: Date;
}

/** The id that a message about it would have had. */
export function txnIdOf({ account, reference, amountVnd }: TypedTransfer): string {
  return transferId({ account, reference, amountVnd, direction: 'in', service: 'sepay', id: reference });
}
