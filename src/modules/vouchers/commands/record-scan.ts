import { sql } from 'kysely';
import { evaluateScan, type ScanOutcome } from '#modules/vouchers/rules/evaluate-scan.ts';
import type { VoucherClaims } from '#modules/vouchers/rules/split-voucher-token.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { VoucherState } from '../rules/voucher-state.ts';
import { lockVoucher } from './lock-voucher.ts';
import { recordVoucherEvent } from './record-voucher-event.ts';

export interface Scan {
  /** A UUID made by the scanner: the same scan sent again changes nothing. */
  id: string;
  /** Claims of a token whose signature was verified. */
  claims: VoucherClaims;
  scannedAt: Date;
  scannedBy: string;
  /** The scanner's supplier: it neither sees nor marks vouchers of others. */
  supplierId: number;
}

export interface ScanResult {
  outcome: ScanOutcome;
  /** Time of the scan that counts; null if none does. */
  usedAt: Date | null;
  usedBy: string | null;
}

/** A scanner with a network has sent its scan within this time. */
const sentAtOnceMs = 2 * 60_000;

/**
 * Records a scan, possibly made offline a while ago. A voucher admits a number of scans: one for a party, or one for
 * each guest. Of several scans the earliest is its time of use, in whatever order they arrive; one too many marks the
 * voucher as contested. Every scan is stored.
 */
export async function recordScan(db: Database, scan: Scan, now: Date): Promise<ScanResult> {
  return db.transaction().execute(async (tx) => {
    // The same scan id may come with several vouchers at once, only one of which it admits.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`scan ${scan.id}`}, 0))`.execute(tx);
    const voucher = await lockVoucher(tx, scan.claims.code);
    if (!voucher) return { outcome: 'unknown', usedAt: null, usedBy: null };
    if (scan.supplierId !== voucher.supplierId) return { outcome: 'foreign', usedAt: null, usedBy: null };
    const known = await findScan(tx, scan.id);
    // The id of another voucher's scan admits nobody: this voucher would not be marked as used.
    if (known && known.code !== voucher.code) return { outcome: 'unknown', usedAt: null, usedBy: null };
    if (known) return { outcome: known.outcome, usedAt: voucher.usedAt, usedBy: voucher.scannedBy };
    // A clock that is ahead, or set to 1970, must not make a scan win or lose.
    const scannedAt = scan.scannedAt < now ? scan.scannedAt : now;
    const scannedOn = dayInVietnam(scannedAt);
    const outcome = evaluateScan(voucher, { version: scan.claims.v, scannedOn });
    const isEarliest = !voucher.usedAt || (scannedAt < voucher.usedAt && scannedOn >= voucher.validFrom);
    const isFirst = isEarliest && (outcome === 'accepted' || outcome === 'contested');
    const counts = outcome === 'accepted' || isFirst;
    const wasInTime =
      outcome === 'voided' && voucher.voidedAt !== null && scannedAt < voucher.voidedAt && !voucher.usedAt;
    // An offline gate could not know that the voucher was reissued, and has admitted somebody.
    const wasOffline = now.getTime() - scannedAt.getTime() > sentAtOnceMs;
    const isOld = outcome === 'replaced' && wasOffline;
    const to: VoucherState = counts ? 'used' : voucher.state;
    if (counts || outcome === 'contested' || wasInTime || isOld) {
      await tx
        .updateTable('vouchers')
        .set({
          ...(isFirst && { state: to, used_at: scannedAt, scanned_by: scan.scannedBy }),
          ...(outcome === 'accepted' && { admitted: voucher.admitted + 1 }),
          ...(outcome !== 'accepted' && { is_contested: true }),
        })
        .where('code', '=', voucher.code)
        .execute();
    }
    await recordVoucherEvent(tx, {
      code: voucher.code,
      from: voucher.state,
      to,
      actor: `scanner:${scan.scannedBy}`,
      reason:
        outcome === 'accepted' ? 'scanned' : outcome === 'contested' ? 'scan_contested' : 'scan_refused',
      details: { outcome, scannedAt: scannedAt.toISOString(), version: scan.claims.v },
      scanId: scan.id,
      at: now,
    });
    return counts
      ? { outcome, usedAt: scannedAt, usedBy: scan.scannedBy }
      : { outcome, usedAt: voucher.usedAt, usedBy: voucher.scannedBy };
  });
}

/** The outcome and voucher of a scan received before; null if it is new. */
async function findScan(tx: Tx, id: string): Promise<{ code: string; outcome: ScanOutcome } | null> {
  const row = await tx
    .selectFrom('voucher_events')
    .select(['voucher_code as code', 'details'])
    .where('scan_id', '=', id)
    .executeTakeFirst();
  return row ? { code: row.code, outcome: (row.details as { outcome: ScanOutcome }).outcome } : null;
}
