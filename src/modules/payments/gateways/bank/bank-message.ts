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

export type VerifiedMessage =
  | { ok: true; transfers: BankTransfer[] }
  | { ok: false; reason: 'bad_signature' | 'stale' | 'malformed' };

export interface BankMessage {
  headers: Record<string, string | string[] | undefined>;
  /** The bytes that came: signatures cover them. */
  rawBody: string;
  now: Date;
}
