/** Why a choice could not be carried out, as guests read it; a day that is not free brings its own words. */
export const choiceMessages = {
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  no_choice: 'Đặt chỗ này không còn chờ bạn chọn.',
  not_offered: 'Lựa chọn này không dùng được cho đặt chỗ của bạn. Bạn chọn cách khác nhé.',
} as const;

/** Why credit could not be used, as guests read it. */
export const creditMessages = {
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  not_payable: 'Đặt chỗ này không thể thanh toán nữa.',
  nothing_due: 'Đặt chỗ này đã thanh toán đủ.',
  unknown_credit: 'Mã tín dụng chưa đúng, hoặc thuộc số điện thoại và email khác.',
  credit_expired: 'Mã tín dụng đã hết hạn.',
  credit_empty: 'Mã tín dụng đã dùng hết.',
} as const;
