/**
 * 'issued': waits for its first day, 'active': can be used; 'expired': not used in time. 'voided': its booking was
 * cancelled, or staff voided it.
 */
export type VoucherState = 'issued' | 'active' | 'used' | 'voided' | 'expired';

/** The state by the calendar, whether or not it is stored yet. Days are ISO, in Vietnam. */
export function voucherStateNow(
  { state, validFrom, validUntil }: { state: VoucherState; validFrom: string; validUntil: string },
  today: string,
): VoucherState {
  if (state === 'used' || state === 'voided') return state;
  if (today > validUntil) return 'expired';
  return today >= validFrom ? 'active' : 'issued';
}

/** What visitors read. */
export const voucherStateLabels: Record<VoucherState, string> = {
  issued: 'Có hiệu lực, chưa tới ngày dùng',
  active: 'Đang dùng được',
  used: 'Đã dùng',
  voided: 'Đã hủy',
  expired: 'Hết hạn',
};
