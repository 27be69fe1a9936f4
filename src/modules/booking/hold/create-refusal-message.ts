import type { CreateBookingResult } from './create-booking.ts';
import { limitMessages, shareMessage } from './limit-messages.ts';

/** Why a booking was not taken, for a person to read, on a page as from the API. */
export function createRefusalMessage(refusal: Extract<CreateBookingResult, { ok: false }>): string {
  switch (refusal.reason) {
    case 'invalid_quote':
      return 'Báo giá không hợp lệ. Bạn xem lại giá và thử lại nhé.';
    case 'quote_expired':
      return 'Báo giá đã hết hạn. Bạn xem lại giá hiện tại rồi đặt nhé.';
    case 'price_changed':
      return 'Giá vừa thay đổi. Bạn xem giá mới rồi đặt nhé.';
    case 'too_many_holds':
    case 'proof_used':
      return limitMessages[refusal.reason];
    case 'share_too_large':
      return shareMessage(refusal.excess);
    case 'promotion_used_up':
      return 'Mã ưu đãi đã hết lượt. Bạn bỏ mã rồi đặt tiếp nhé.';
    case 'voucher_taken':
      return 'Mã combo này đang được dùng cho một đặt chỗ khác.';
    case 'sold_out':
      return refusal.message;
    case 'not_available':
      return refusal.refusal.message;
  }
}
