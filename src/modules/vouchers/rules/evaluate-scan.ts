import type { VoucherState } from './voucher-state.ts';

export type ScanOutcome =
  | 'accepted'
  /** Scanned more often than it lets in. The earliest scan counts and somebody has to look at it. */
  | 'contested'
  /** An older token: the voucher was issued anew. */
  | 'replaced'
  | 'voided'
  | 'too_early'
  | 'expired'
  /** Of another supplier: this scanner neither sees nor marks it. */
  | 'foreign'
  | 'unknown';

export interface ScannedVoucher {
  state: VoucherState;
  version: number;
  validFrom: string;
  validUntil: string;
  /** How many scans it lets in, and how many have been. */
  admits: number;
  admitted: number;
}

/**
 * What a scan of a genuine token means. It may come in days after it was made, so its own day (ISO, in Vietnam) is held
 * against the voucher's days, and not the state that the calendar has brought it to since.
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

/** What whoever scans reads. */
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
