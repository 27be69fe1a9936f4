import { readCassoMessage } from './bank/casso.ts';
import { readSepayMessage } from './bank/sepay.ts';

export interface BankTransfer {
  /**
   * What a repeated delivery is known by: the account that it concerns, the bank's own reference and the amount, so that
   * two services which report the same transfer, or one that reports it again, count once. Without a reference it is the
   * service's own id.
   */
  txnId: string;
  /** The account that it concerns, as the service writes it; empty where it does not say. */
  account: string;
  direction: 'in' | 'out';
  amountVnd: number;
  /** All texts that may hold a booking code, one a line. */
  content: string;
  occurredAt: Date;
  /** The message as it came. */
  payload: Record<string, unknown>;
}

/** A transfer, and whether it concerns an account into which guests are asked to pay. */
export type WatchedTransfer = Omit<BankTransfer, 'account'> & { isOtherAccount?: boolean };

export type VerifiedMessage =
  | { ok: true; transfers: BankTransfer[] }
  | { ok: false; reason: 'bad_signature' | 'stale' | 'malformed' };

export interface BankMessage {
  headers: Record<string, string | string[] | undefined>;
  /** The bytes that came: signatures cover them. */
  rawBody: string;
  now: Date;
}

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
