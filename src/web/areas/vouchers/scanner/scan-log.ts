import type { ScanOutcome } from '#modules/vouchers/rules/evaluate-scan.ts';
import type { VoucherClaims } from '#modules/vouchers/rules/split-voucher-token.ts';

/** A scan as this device keeps it, until the server has it and after. */
export interface LoggedScan {
  id: string;
  token: string;
  claims: VoucherClaims;
  /** ISO instant by the clock of this device. */
  scannedAt: string;
  /** What the server made of it; null while it waits to be sent. */
  outcome: ScanOutcome | null;
  outcomeLabel: string;
}

/** The scans of this device, newest first. */
export type ScanLog = LoggedScan[];

/** Results of the server, by the id of the scan. */
export interface ScanReply {
  id: string;
  outcome: ScanOutcome;
  outcomeLabel: string;
}

/** How many scans a device remembers; what waits to be sent is never dropped. */
const remembered = 300;

/**
 * The last scan of a voucher that this device has let in as often as it says; undefined while it lets in more. One of an
 * older issue counts as long as the server
 * has not said that it was no good: somebody may have been let in by it.
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

/** Whether this device has seen a later issue of the same voucher, so that the one in hand is no longer good. */
export function isReplaced(log: ScanLog, claims: VoucherClaims): boolean {
  return log.some((scan) => scan.claims.code === claims.code && scan.claims.v > claims.v);
}

/** With one scan more, newest first. */
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
