import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

export type QuoteRefusalReason =
  | 'unknown_unit'
  | 'unknown_plan'
  | 'kind_not_bookable'
  | 'unknown_promotion'
  | 'invalid_dates'
  | 'past'
  | 'too_long'
  | 'advance'
  | 'min_stay'
  | 'closed'
  | 'sold_out'
  | 'too_many_guests'
  | 'too_few_adults'
  | 'no_extra_bed';

/** Why there is no price: which field of the request, and what the visitor reads. */
export interface QuoteRefusal {
  ok: false;
  reason: QuoteRefusalReason;
  field: string;
  message: string;
  /** Arrival days with places for as many days, nearest first; only when sold out. */
  nearestDates?: string[];
}

export const maxNights = 30;

/** What the visitor reads; `subject` is the number or ISO day that the message speaks of. */
const messages: Record<QuoteRefusalReason, (subject: string) => string> = {
  unknown_unit: () => 'Lựa chọn này không còn được bán. Bạn xem lại trang dịch vụ nhé.',
  unknown_plan: () => 'Gói giá này không còn được bán. Bạn chọn gói khác nhé.',
  kind_not_bookable: () => 'Dịch vụ này chưa nhận đặt trực tuyến. Bạn để lại yêu cầu, chúng tôi sẽ báo giá.',
  unknown_promotion: () => 'Mã ưu đãi không đúng hoặc đã hết hạn.',
  invalid_dates: () => 'Ngày trả phòng phải sau ngày nhận phòng.',
  past: () => 'Ngày đi đã qua. Bạn chọn ngày khác nhé.',
  too_long: () => `Mỗi lần đặt tối đa ${maxNights} đêm. Bạn tách thành hai lần đặt nhé.`,
  advance: (days) => `Gói giá này cần đặt trước ít nhất ${days} ngày.`,
  min_stay: (nights) => `Bạn cần ở ít nhất ${nights} đêm với lựa chọn này.`,
  closed: (day) => `Ngày ${formatWeekdayDate(day)} không mở bán. Bạn chọn ngày khác nhé.`,
  sold_out: (day) => `Ngày ${formatWeekdayDate(day)} không còn đủ chỗ.`,
  too_many_guests: (guests) =>
    `Lựa chọn này nhận tối đa ${guests} khách. Bạn thêm phòng hoặc chọn loại khác nhé.`,
  too_few_adults: () => 'Mỗi phòng cần ít nhất một người lớn.',
  no_extra_bed: (beds) =>
    beds === '0' ? 'Loại phòng này không kê thêm giường được.' : `Bạn kê thêm được tối đa ${beds} giường.`,
};

export function refuse(
  reason: QuoteRefusalReason,
  field: string,
  subject: number | string = '',
): QuoteRefusal {
  return { ok: false, reason, field, message: messages[reason](String(subject)) };
}
