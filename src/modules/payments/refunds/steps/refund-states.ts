export type RefundState =
  | 'requested'
  | 'approved'
  | 'submitted'
  | 'pending_provider'
  | 'succeeded'
  | 'failed'
  | 'manual_transfer'
  | 'rejected';

export type PayoutState =
  | 'planned'
  | 'submitted'
  | 'pending_provider'
  | 'manual_transfer'
  | 'succeeded'
  | 'failed'
  | 'withdrawn';

/** Least finished first; a person who has to act comes before a provider who works on it. */
const progress: [PayoutState, RefundState][] = [
  ['manual_transfer', 'manual_transfer'],
  ['planned', 'approved'],
  ['submitted', 'submitted'],
  ['pending_provider', 'pending_provider'],
  ['succeeded', 'succeeded'],
];

/** Where an approved refund stands: as its least finished payout, without those whose amount another took over. */
export function refundStateOf(payouts: readonly PayoutState[]): RefundState {
  return progress.find(([state]) => payouts.includes(state))?.[1] ?? 'approved';
}

/** What the guest reads. */
export const refundLabels: Record<RefundState, string> = {
  requested: 'Đã ghi nhận, đang chờ duyệt',
  approved: 'Đã duyệt, sắp gửi lệnh hoàn',
  submitted: 'Đã gửi lệnh hoàn',
  pending_provider: 'Bên thanh toán đang xử lý',
  succeeded: 'Đã hoàn xong',
  failed: 'Chưa hoàn được, nhân viên đang xử lý',
  manual_transfer: 'Nhân viên chuyển khoản cho bạn',
  rejected: 'Không được hoàn',
};
