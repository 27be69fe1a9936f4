export type BookingState =
  | 'on_request'
  | 'declined'
  | 'held'
  | 'pending_payment'
  | 'confirmed'
  | 'expired'
  | 'cancelled'
  | 'paid_unallocated'
  | 'refunding'
  | 'completed'
  | 'disrupted';

/** Initial states: with inventory, or on request. Tests walk from there. @internal */
export const firstStates: readonly BookingState[] = ['held', 'on_request'];

/**
 * The state machine of a booking: which state may follow which. A state that follows itself announces a new deadline of the guest's choice:
 * another day is closed, more money comes.
 */
export const bookingTransitions: Record<BookingState, readonly BookingState[]> = {
  on_request: ['held', 'declined', 'cancelled'],
  declined: [],
  held: ['pending_payment', 'confirmed', 'expired', 'paid_unallocated', 'cancelled'],
  pending_payment: ['confirmed', 'expired', 'paid_unallocated', 'cancelled'],
  confirmed: ['disrupted', 'completed', 'cancelled', 'pending_payment'],
  expired: ['confirmed', 'paid_unallocated'],
  cancelled: [],
  paid_unallocated: ['paid_unallocated', 'confirmed', 'refunding', 'cancelled', 'expired'],
  refunding: ['cancelled'],
  completed: [],
  disrupted: ['disrupted', 'confirmed', 'cancelled'],
};

/** Backward transitions, allowed only where the booking's money was somebody else's (decision 0081). */
const backwards: readonly `${BookingState} ${BookingState}`[] = [
  'confirmed pending_payment',
  'paid_unallocated expired',
];

export function canMove(from: BookingState, to: BookingState, reason?: EventReason): boolean {
  if (backwards.includes(`${from} ${to}`) && reason !== 'match_undone') return false;
  return bookingTransitions[from].includes(to);
}

/** Inventory is held and a payment awaited, while the hold is active. */
export function isAwaitingPayment(state: BookingState): boolean {
  return state === 'held' || state === 'pending_payment';
}

/** The guest has a choice: another day, credit, or a refund. */
export function awaitsChoice(state: BookingState): boolean {
  return state === 'disrupted' || state === 'paid_unallocated';
}

/** The hold is authoritative: a waiting booking whose hold is gone is expired, whether or not that is written yet. */
export function stateNow(booking: { state: BookingState; holdState: string | null }): BookingState {
  return isAwaitingPayment(booking.state) && booking.holdState !== 'active' ? 'expired' : booking.state;
}

/** Labels for guests. */
export const stateLabels: Record<BookingState, string> = {
  on_request: 'Đang chờ xác nhận còn chỗ',
  declined: 'Không nhận được yêu cầu',
  held: 'Đang giữ chỗ',
  pending_payment: 'Chờ thanh toán',
  confirmed: 'Đặt chỗ thành công',
  expired: 'Hết hạn giữ chỗ',
  cancelled: 'Đã hủy',
  paid_unallocated: 'Đã nhận tiền, hết chỗ',
  refunding: 'Đang hoàn tiền',
  completed: 'Đã hoàn thành',
  disrupted: 'Chờ bạn chọn',
};

/** Reasons of events, with their labels for guests. */
export const eventLabels = {
  booking_created: 'Đã giữ chỗ',
  quote_revised: 'Bản báo giá mới thay bản trước',
  quote_replaced: 'Đã có bản báo giá mới thay bản này',
  request_received: 'Đã nhận yêu cầu, chờ nhà cung cấp trả lời',
  request_accepted: 'Nhà cung cấp xác nhận còn chỗ',
  request_declined: 'Nhà cung cấp không nhận được yêu cầu',
  request_unanswered: 'Nhà cung cấp không trả lời kịp',
  approval_asked: 'Chờ quản lý công ty duyệt',
  approval_given: 'Quản lý công ty đã duyệt',
  approval_refused: 'Quản lý công ty không duyệt, đặt chỗ đã hủy',
  paid_before_approval: 'Đã nhận tiền, chờ quản lý công ty duyệt',
  paid_before_answer: 'Đã nhận tiền, chờ nhà cung cấp trả lời',
  payment_started: 'Đã chọn cách thanh toán',
  counter_confirmed: 'Đã xác nhận trả tại văn phòng',
  payment_failed: 'Thanh toán chưa thành công',
  payment_in_review: 'Khoản thanh toán đang được kiểm tra',
  paid: 'Đã nhận đủ tiền',
  nothing_to_pay: 'Không cần trả thêm, chỗ đã là của bạn',
  paid_late: 'Nhận tiền sau giờ giữ chỗ và vẫn còn chỗ',
  partial_payment: 'Đã nhận một phần tiền',
  payment_split: 'Đã chia tiền với nhóm',
  split_ended: 'Không chia tiền nữa',
  part_paid: 'Một người trong nhóm đã trả phần của mình',
  parts_returned: 'Nhóm chưa trả đủ khi hết giờ, tiền về lại từng người',
  hold_extended: 'Đã giữ chỗ thêm giờ',
  late_arrival_noted: 'Đã ghi nhận bạn đến muộn',
  late_arrival_acknowledged: 'Nhà cung cấp đã biết bạn đến muộn',
  no_show_noted: 'Đã ghi nhận khách không đến',
  no_show_undone: 'Đã rút ghi nhận khách không đến',
  item_cancelled_by_guest: 'Bạn đã hủy một dịch vụ',
  item_cancelled_by_staff: 'Nhân viên đã hủy một dịch vụ',
  invoice_saved: 'Đã ghi thông tin xuất hóa đơn',
  invoice_issued: 'Đã xuất hóa đơn',
  mail_resent: 'Đã gửi lại thư của đặt chỗ',
  link_texted: 'Đã nhắn liên kết trả tiền tới điện thoại',
  passengers_saved: 'Đã gửi danh sách hành khách',
  contact_changed: 'Địa chỉ thư của đặt chỗ đã đổi',
  holder_changed: 'Tên hoặc số điện thoại của đặt chỗ đã đổi',
  passes_ended: 'Đã đăng xuất khỏi mọi thiết bị',
  balance_paid: 'Đã nhận thêm tiền',
  balance_reminded: 'Đã nhắc trả phần còn lại',
  payment_reminded: 'Đã nhắc trả tiền',
  balance_overdue: 'Quá hạn trả phần còn lại, nhân viên sẽ liên hệ với bạn',
  surplus_returned: 'Nhận thừa tiền, phần thừa được hoàn lại',
  match_undone: 'Rút ra khoản chuyển nhầm của người khác',
  paid_without_places: 'Nhận tiền khi chỗ không còn được giữ',
  hold_expired: 'Hết giờ giữ chỗ',
  cancelled_by_guest: 'Bạn đã hủy đặt chỗ',
  cancelled_by_staff: 'Nhân viên đã hủy đặt chỗ',
  days_closed: 'Ngày này vừa đóng, chỗ không còn giữ được',
  disrupted: 'Dịch vụ không thể diễn ra, chờ bạn chọn',
  departure_moved: 'Chuyến đi dời sang ngày khác, chờ bạn đồng ý',
  departure_regrouped: 'Chuyến đi có xe hoặc hướng dẫn khác, ngày giữ nguyên',
  days_reopened: 'Ngày này mở lại, đặt chỗ của bạn giữ nguyên',
  choice_reminded: 'Đã nhắc bạn chọn',
  rebooked: 'Đã dời sang ngày khác',
  change_offered: 'Đã giữ chỗ mới, chờ bạn trả phần chênh lệch',
  changed: 'Đã đổi ngày hoặc số khách',
  moved: 'Đã chuyển sang dịch vụ khác',
  service_added: 'Đã thêm dịch vụ',
  change_ended: 'Không đổi nữa, đặt chỗ giữ nguyên',
  addition_ended: 'Không thêm dịch vụ nữa, đặt chỗ giữ nguyên',
  credited: 'Tiền được giữ lại thành tín dụng',
  credit_given: 'Tặng bạn một khoản tín dụng',
  credit_extended: 'Mã tín dụng của bạn dùng được lâu hơn',
  code_extended: 'Mã combo của bạn dùng được lâu hơn',
  disruption_refunded: 'Dịch vụ không diễn ra, tiền được hoàn lại',
  credit_used: 'Đã trả một phần bằng tín dụng hoặc phiếu quà tặng',
  credit_returned: 'Tín dụng, phiếu quà tặng đã dùng được trả lại',
  trip_completed: 'Chuyến đi đã kết thúc',
  gift_issued: 'Phiếu quà tặng đã phát hành',
  gift_taken_back: 'Đã thu lại phiếu quà tặng chưa dùng để hoàn tiền',
  refund_done: 'Đã hoàn tiền xong',
  erased: 'Thông tin cá nhân đã được xóa theo yêu cầu',
  unallocated_refunded: 'Không tìm được chỗ, tiền được hoàn lại',
} as const;

export type EventReason = keyof typeof eventLabels;
