/** Why something happened to a booking, and how the guest reads it. */
export const eventLabels = {
  booking_created: 'Đã giữ chỗ',
  request_received: 'Đã nhận yêu cầu, chờ nhà cung cấp trả lời',
  request_accepted: 'Nhà cung cấp xác nhận còn chỗ',
  request_declined: 'Nhà cung cấp không nhận được yêu cầu',
  request_unanswered: 'Nhà cung cấp không trả lời kịp',
  paid_before_answer: 'Đã nhận tiền, chờ nhà cung cấp trả lời',
  payment_started: 'Đã chọn cách thanh toán',
  payment_failed: 'Thanh toán chưa thành công',
  payment_in_review: 'Khoản thanh toán đang được kiểm tra',
  paid: 'Đã nhận đủ tiền',
  nothing_to_pay: 'Không cần trả thêm, chỗ đã là của bạn',
  paid_late: 'Nhận tiền sau giờ giữ chỗ và vẫn còn chỗ',
  partial_payment: 'Đã nhận một phần tiền',
  passengers_saved: 'Đã gửi danh sách hành khách',
  balance_paid: 'Đã nhận thêm tiền',
  balance_reminded: 'Đã nhắc trả phần còn lại',
  balance_overdue: 'Quá hạn trả phần còn lại, nhân viên sẽ liên hệ với bạn',
  surplus_returned: 'Nhận thừa tiền, phần thừa được hoàn lại',
  paid_without_places: 'Nhận tiền khi chỗ không còn được giữ',
  hold_expired: 'Hết giờ giữ chỗ',
  cancelled_by_guest: 'Bạn đã hủy đặt chỗ',
  cancelled_by_staff: 'Nhân viên đã hủy đặt chỗ',
  unallocated_refunded: 'Không tìm được chỗ, tiền được hoàn lại',
} as const;

export type EventReason = keyof typeof eventLabels;
