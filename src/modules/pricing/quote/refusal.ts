import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { formatDate, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

/**
 * Messages for the visitor; `subject` is the number, ISO day or text inserted into the message. For too many guests it is
 * the allowed maximum, '' where no children are allowed.
 */
const messages = {
  unknown_unit: () => 'Lựa chọn này không còn được bán. Vui lòng mở lại trang dịch vụ và chọn lại.',
  unknown_plan: () => 'Gói giá này không còn được bán. Vui lòng chọn gói khác.',
  invalid_dates: () => 'Ngày trả phòng phải sau ngày nhận phòng.',
  invalid_return: () => 'Ngày giờ trả phải sau ngày giờ nhận.',
  time_needed: () => 'Vui lòng chọn giờ đón hoặc giờ nhận xe.',
  outside_hours: (hours) => `Dịch vụ này chạy trong khoảng ${hours}. Vui lòng chọn giờ khác.`,
  past: () => 'Ngày giờ đi đã qua. Vui lòng chọn ngày khác.',
  too_long: () => `Mỗi lần đặt tối đa ${bookingLimits.maxNights} đêm. Vui lòng tách thành hai lần đặt.`,
  advance: (days) => `Gói giá này cần đặt trước ít nhất ${days} ngày.`,
  min_stay: (nights) => `Bạn cần ở ít nhất ${nights} đêm với lựa chọn này.`,
  max_stay: (nights) => `Ngày đến này chỉ ở được tối đa ${nights} đêm. Vui lòng bớt đêm hoặc chọn ngày khác.`,
  release: (days) => `Ngày này cần đặt trước ít nhất ${days} ngày. Vui lòng chọn ngày khác.`,
  closed: (day) => `Ngày ${formatWeekdayDate(day)} không mở bán. Vui lòng chọn ngày khác.`,
  no_start: (day) => `Ngày ${formatWeekdayDate(day)} không khởi hành. Vui lòng chọn ngày khác.`,
  sold_out: (day) =>
    /^\D*$/.test(day)
      ? `Giờ này không còn đủ ${day || 'xe'} trống. Vui lòng chọn giờ hoặc ngày khác.`
      : `Ngày ${formatWeekdayDate(day)} không còn đủ chỗ.`,
  too_many_guests: (max) =>
    max === ''
      ? 'Lựa chọn này không nhận trẻ em. Vui lòng chọn loại khác.'
      : `Lựa chọn này nhận tối đa ${max}. Vui lòng đặt thêm hoặc chọn loại khác.`,
  group_too_large: (max) =>
    max === ''
      ? 'Dịch vụ này không nhận trẻ em.'
      : `Mỗi lần đặt nhận tối đa ${max}. Đoàn đông hơn, vui lòng gửi yêu cầu báo giá.`,
  group_too_small: (guests) => `Dịch vụ này nhận từ ${guests} khách trở lên.`,
  seats: (guests) => `Xe chở tối đa ${guests} khách. Vui lòng thêm xe hoặc chọn xe lớn hơn.`,
  too_few_adults: () => 'Mỗi phòng hoặc cabin cần ít nhất một người lớn.',
  no_adult: () => 'Cần ít nhất một người lớn đi cùng.',
  too_young: (age) => `Dịch vụ này nhận khách từ ${age} tuổi.`,
  wrong_height: (ages) => `Trẻ ${ages}. Vui lòng xem lại chiều cao, cổng sẽ đo lại.`,
  wrong_quantity: (count) => `Số lượng chưa khớp với số khách. Vui lòng chọn ${count}.`,
  too_few: (count) => `Bạn cần đặt ít nhất ${count}.`,
  too_many: (count) => `Mỗi lần đặt tối đa ${count}.`,
  no_extra_bed: (beds) =>
    beds === '0' ? 'Lựa chọn này không kê thêm giường được.' : `Bạn kê thêm được tối đa ${beds} giường.`,
  no_single: (count) =>
    count === '0' ? 'Lựa chọn này không có phòng đơn.' : `Bạn chọn được tối đa ${count} phòng đơn.`,
  unknown_extra: () => 'Dịch vụ thêm này không còn. Vui lòng bỏ chọn rồi xem lại giá.',
  one_extra: (label) => `Bạn chỉ chọn được một lần cho mục này: ${label}.`,
  not_on_sale: (window) => `Combo chỉ mở bán ${window}.`,
  outside_use: (window) => `Combo dùng được ${window}. Vui lòng chọn ngày khác.`,
  blackout: (reason) => `Combo không áp dụng dịp này: ${reason}. Vui lòng chọn ngày khác.`,
  not_open_dated: () => 'Dịch vụ này cần chọn ngày đi ngay khi đặt.',
  unknown_voucher: () => 'Mã mua trước không đúng, đã dùng hoặc không dành cho dịch vụ này.',
  unknown_promotion: () => 'Mã ưu đãi không đúng. Vui lòng kiểm tra lại.',
  promotion_early: (day) => `Mã ưu đãi dùng được từ ${formatDate(day)}.`,
  promotion_over: (day) => `Mã ưu đãi đã hết hạn ngày ${formatDate(day)}.`,
  promotion_kind: (kinds) => `Mã ưu đãi chỉ dùng cho: ${kinds}.`,
  promotion_not_combinable: (title) =>
    `Mã ưu đãi không dùng được cho ${title}: giá này đã là giá ưu đãi, không gộp với ưu đãi khác.`,
  promotion_product: (title) => `Mã ưu đãi không dùng cho ${title}.`,
  promotion_condition: (conditions) => `Mã ưu đãi chỉ dùng khi ${conditions}.`,
  promotion_total: (amount) => `Mã ưu đãi dùng cho đơn từ ${amount}.`,
} satisfies Record<string, (subject: string) => string>;

export type QuoteRefusalReason = keyof typeof messages;

/** Why a request has no price: the reason, the field of the request at fault, and the message for the visitor. */
export interface QuoteRefusal {
  ok: false;
  reason: QuoteRefusalReason;
  field: string;
  message: string;
  /** Available arrival days for the same length, nearest first; only when sold out. */
  nearestDates?: string[];
}

export function refuse(
  reason: QuoteRefusalReason,
  field: string,
  subject: number | string = '',
): QuoteRefusal {
  const message: (subject: string) => string = messages[reason];
  return { ok: false, reason, field, message: message(String(subject)) };
}
