/** The ledger's accounts with their titles for the accountant. */
export const accountTitles = {
  bank: 'Tiền gửi ngân hàng',
  cash: 'Tiền mặt tại quầy',
  gateway: 'Cổng thanh toán',
  guest: 'Khách trả trước',
  refund_payable: 'Phải hoàn khách',
  unmatched: 'Tiền chưa rõ của ai',
  credit: 'Tín dụng, phiếu quà tặng',
  goodwill: 'Hỗ trợ khách',
  adjustment: 'Phí và chênh lệch',
} as const;

export type AccountName = keyof typeof accountTitles;

export function isAccount(text: string): text is AccountName {
  return Object.hasOwn(accountTitles, text);
}

/** Accounts between which a correcting entry may move money. Guests' money moves only with their bookings. */
export const correctableAccounts = ['bank', 'cash', 'gateway', 'adjustment'] as const;

/** Where money that came by a transfer and is no guest's can come from: our own till, a gateway that settles, or anything else. */
export const foreignSources = ['gateway', 'cash', 'adjustment'] as const;

const causeTitles: Readonly<Record<string, string>> = {
  paid_vietqr: 'Khách chuyển khoản',
  paid_office: 'Khách trả tại quầy',
  paid_vnpay: 'Khách trả qua VNPay',
  paid_momo: 'Khách trả qua MoMo',
  paid_zalopay: 'Khách trả qua ZaloPay',
  paid_credit: 'Khách dùng tín dụng hoặc phiếu quà tặng',
  unmatched: 'Tiền về chưa rõ của ai',
  assigned: 'Đã rõ tiền của ai',
  match_undone: 'Rút khoản khớp nhầm',
  refund_cancelled: 'Phải hoàn: hủy đặt chỗ',
  refund_overpaid: 'Phải hoàn: trả thừa',
  refund_duplicate_payment: 'Phải hoàn: trả trùng',
  refund_unallocated: 'Phải hoàn: không còn chỗ',
  refund_disrupted: 'Phải hoàn: dịch vụ không diễn ra',
  refund_goodwill: 'Phải hoàn: hỗ trợ thêm',
  refund_rejected: 'Không hoàn nữa',
  goodwill_counted: 'Hỗ trợ tính vào tiền hoàn',
  payout_cash: 'Hoàn bằng tiền mặt',
  payout_bank_transfer: 'Hoàn bằng chuyển khoản',
  payout_vnpay: 'Hoàn qua VNPay',
  payout_momo: 'Hoàn qua MoMo',
  payout_zalopay: 'Hoàn qua ZaloPay',
  payout_credit: 'Hoàn vào tín dụng hoặc phiếu quà tặng',
  credited: 'Giữ lại thành tín dụng',
  credit_given: 'Tặng khách thành tín dụng',
  credit_returned: 'Trả lại tín dụng, phiếu đã dùng',
  gift_issued: 'Bán phiếu quà tặng',
  gift_taken_back: 'Thu lại phiếu quà tặng chưa dùng',
  correction: 'Bút toán điều chỉnh',
  unmatched_returned: 'Trả lại người gửi',
  unmatched_kept: 'Không phải tiền của khách',
};

/** The cause of an entry, in words. */
export function causeTitle(cause: string): string {
  return causeTitles[cause] ?? cause;
}
