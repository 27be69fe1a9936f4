import type { ScanOutcome } from '#modules/vouchers/rules/evaluate-scan.ts';
import type { VoucherClaims } from '#modules/vouchers/rules/split-voucher-token.ts';

/** A scan as stored on this device, before and after it is reported. */
export interface LoggedScan {
  id: string;
  token: string;
  claims: VoucherClaims;
  /** ISO instant by this device's clock. */
  scannedAt: string;
  /** The server's outcome; null while it is not reported yet. */
  outcome: ScanOutcome | null;
  outcomeLabel: string;
}

/** The scans of this device, newest first. */
export type ScanLog = LoggedScan[];

/** The server's results by scan id. */
export interface ScanReply {
  id: string;
  outcome: ScanOutcome;
  outcomeLabel: string;
}

/** How many scans a device stores; unreported ones are never dropped. */
const remembered = 300;

/**
 * The last scan of a voucher that this device has admitted as often as the voucher allows; undefined while more are allowed. A
 * scan of an older issue counts until the server has rejected it: somebody may have been admitted by it.
 */
export function findEarlier(log: ScanLog, claims: VoucherClaims): LoggedScan | undefined {
  const earlier = listEarlier(log, claims);
  return earlier.length >= (claims.n ?? 1) ? earlier[0] : undefined;
}

/** The scans of the same voucher on this device, newest first. */
export function listEarlier(log: ScanLog, { code, v }: VoucherClaims): ScanLog {
  return log.filter(
    ({ claims, outcome }) => claims.code === code && (claims.v === v || (claims.v < v && outcome === null)),
  );
}

/** Whether this device has seen a later issue of the same voucher, which invalidates this one. */
export function isReplaced(log: ScanLog, claims: VoucherClaims): boolean {
  return log.some((scan) => scan.claims.code === claims.code && scan.claims.v > claims.v);
}

/** The log with one more scan, newest first. */
export function withScan(log: ScanLog, scan: LoggedScan): ScanLog {
  return [scan, ...log].filter((one, index) => index < remembered || one.outcome === null);
}

export function withReplies(log: ScanLog, replies: ScanReply[]): ScanLog {
  const byId = new Map(replies.map((reply) => [reply.id, reply]));
  return log.map((scan) => {
    const reply = byId.get(scan.id);
    return reply ? { ...scan, outcome: reply.outcome, outcomeLabel: reply.outcomeLabel } : scan;
  });
}

export function waiting(log: ScanLog): ScanLog {
  return log.filter((scan) => scan.outcome === null).slice(-100);
}
