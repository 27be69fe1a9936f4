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

interface Reported {
  service: 'sepay' | 'casso';
  /** The service's own id of the message. */
  id: string;
  account: string;
  /** The bank's reference of the transfer. */
  reference: string;
  direction: 'in' | 'out';
  amountVnd: number;
}

/**
 * The identity of a transfer, whoever reports it. Account and amount are part of it besides the reference, because each
 * bank numbers references on its own and two transfers of different amounts are never the same.
 */
export function transferId({ service, id, account, reference, direction, amountVnd }: Reported): string {
  const [number, name] = [account, reference].map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  return number && name ? `${number}:${name}:${direction}:${amountVnd}` : `${service}:${id}`;
}

/** Tolerance for the sender's clock and the age of a message. */
const maxDriftMs = 5 * 60_000;

/** Whether a message was sent just now; false for an invalid time. */
export function isFresh(sentAtMs: number, now: Date): boolean {
  return Math.abs(sentAtMs - now.getTime()) <= maxDriftMs;
}
