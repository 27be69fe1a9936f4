import type { VoucherState } from './voucher-state.ts';

export type ScanOutcome =
  | 'accepted'
  /** Scanned more often than it admits. The earliest scan counts, and staff have to look at it. */
  | 'contested'
  /** An older token: the voucher was reissued. */
  | 'replaced'
  | 'voided'
  | 'too_early'
  | 'expired'
  /** Belongs to another supplier: this scanner neither sees nor marks it. */
  | 'foreign'
  | 'unknown';

export interface ScannedVoucher {
  state: VoucherState;
  version: number;
  validFrom: string;
  validUntil: string;
  /** Number of scans that it admits, and of those so far. */
  admits: number;
  admitted: number;
}

/**
 * The outcome of scanning a genuine token. It may arrive days after the scan, so the scan's own day (ISO, in Vietnam) is
 * compared with the voucher's days, not the state that the calendar has brought it to since.
 */
export function evaluateScan(
  voucher: ScannedVoucher,
  { version, scannedOn }: { version: number; scannedOn: string },
): ScanOutcome {
  if (voucher.state === 'voided') return 'voided';
  if (version !== voucher.version) return 'replaced';
  if (voucher.admitted >= voucher.admits) return 'contested';
  if (scannedOn < voucher.validFrom) return 'too_early';
  return scannedOn > voucher.validUntil ? 'expired' : 'accepted';
}

/** Texts for the person who scans. */
export const scanOutcomeLabels: Record<ScanOutcome, string> = {
  accepted: 'Đã ghi nhận, mời khách vào',
  contested: 'Phiếu này đã được quét trước đó',
  replaced: 'Phiếu cũ, đã có bản thay thế',
  voided: 'Phiếu đã hủy',
  too_early: 'Chưa tới ngày dùng phiếu',
  expired: 'Phiếu đã hết hạn',
  foreign: 'Phiếu của nhà cung cấp khác',
  unknown: 'Không có phiếu này',
};
