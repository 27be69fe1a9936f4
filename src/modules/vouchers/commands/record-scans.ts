import type { VoucherPublicKey } from '#modules/vouchers/rules/split-voucher-token.ts';
import type { Database } from '#platform/db/connect.ts';
import { verifyToken } from '../rules/verify-token.ts';
import { recordScan, type ScanResult } from './record-scan.ts';

export interface ReportedScan {
  id: string;
  token: string;
  scannedAt: Date;
}

/**
 * Records the scans reported by a partner's device, in the order in which they were made. A token that is not one of
 * this site counts as unknown; an expired one may have been scanned in time. Idempotent, as each scan is.
 */
export async function recordScans(
  db: Database,
  key: VoucherPublicKey,
  { scans, scannedBy, supplierId }: { scans: ReportedScan[]; scannedBy: string; supplierId: number },
  now: Date,
): Promise<(ScanResult & { id: string; code: string | null })[]> {
  const results: (ScanResult & { id: string; code: string | null })[] = [];
  const inOrder = [...scans].sort((a, b) => a.scannedAt.getTime() - b.scannedAt.getTime());
  for (const { id, token, scannedAt } of inOrder) {
    const check = await verifyToken(key, token, now);
    if (!check.ok && check.reason !== 'expired') {
      results.push({ id, code: null, outcome: 'unknown', usedAt: null, usedBy: null });
      continue;
    }
    const { claims } = check;
    results.push({
      id,
      code: claims.code,
      ...(await recordScan(db, { id, claims, scannedAt, scannedBy, supplierId }, now)),
    });
  }
  return results;
}
