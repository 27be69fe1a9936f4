/** Why something happened to a booking, and how the guest reads it. */
export const eventLabels = {
  booking_created: 'Đã giữ chỗ',
  payment_started: 'Đã chọn cách thanh toán',
  paid: 'Đã nhận đủ tiền',
  paid_late: 'Nhận tiền sau giờ giữ chỗ và vẫn còn chỗ',
  partial_payment: 'Đã nhận một phần tiền',
  balance_paid: 'Đã nhận thêm tiền',
  surplus_returned: 'Nhận thừa tiền, phần thừa được hoàn lại',
  paid_without_places: 'Nhận tiền khi chỗ không còn được giữ',
  hold_expired: 'Hết giờ giữ chỗ',
  cancelled_by_guest: 'Bạn đã hủy đặt chỗ',
  cancelled_by_staff: 'Nhân viên đã hủy đặt chỗ',
  unallocated_refunded: 'Không tìm được chỗ, tiền được hoàn lại',
} as const;

export type EventReason = keyof typeof eventLabels;
