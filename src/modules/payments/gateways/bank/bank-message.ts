export interface BankTransfer {
  /**
   * The key that identifies repeated deliveries: the account concerned, the bank's own reference and the amount, so that
   * two services reporting the same transfer, or one reporting it again, count once. Without a reference it is the
   * service's own id.
   */
  txnId: string;
  /** The account concerned, as the service writes it; empty where not given. */
  account: string;
  direction: 'in' | 'out';
  amountVnd: number;
  /** All texts that may contain a booking code, one per line. */
  content: string;
  occurredAt: Date;
  /** The original message. */
  payload: Record<string, unknown>;
}

export type VerifiedMessage =
  | { ok: true; transfers: BankTransfer[] }
  | { ok: false; reason: 'bad_signature' | 'stale' | 'malformed' };

export interface BankMessage {
  headers: Record<string, string | string[] | undefined>;
  /** The raw bytes, which signatures cover. */
  rawBody: string;
  now: Date;
}
