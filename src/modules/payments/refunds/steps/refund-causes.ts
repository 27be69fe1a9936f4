export type RefundCause =
  | 'cancelled'
  | 'overpaid'
  | 'duplicate_payment'
  | 'unallocated'
  | 'disrupted'
  | 'changed'
  | 'goodwill';

/** Causes of refunds, for guests. */
export const causeLabels: Record<RefundCause, string> = {
  cancelled: 'Hủy đặt chỗ',
  overpaid: 'Phần trả thừa',
  duplicate_payment: 'Khoản trả trùng',
  unallocated: 'Không còn chỗ',
  disrupted: 'Dịch vụ không diễn ra',
  changed: 'Chênh lệch khi đổi đặt chỗ',
  goodwill: 'Hỗ trợ thêm từ chúng tôi',
};

/**
 * Up to this amount a refund that follows from a rule (the policy copied into the booking, a payment that was not needed) is paid
 * automatically. It covers nearly all bookings for two; above it a mistake would hurt more than a day of waiting.
 */
const autoApproveVnd = 10_000_000;

/** How many different people must approve a refund: none, or two. Goodwill always needs two. */
export function approvalsNeeded(cause: RefundCause, amountVnd: number): 0 | 2 {
  return cause === 'goodwill' || amountVnd > autoApproveVnd ? 2 : 0;
}
