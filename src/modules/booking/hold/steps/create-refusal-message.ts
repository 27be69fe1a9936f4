import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/quote/refusal.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { limitMessages, shareMessage } from '../admit-booking.ts';
import type { CreatedBooking } from '../write-booking.ts';
import type { Excess } from './find-excess.ts';
import type { PromotionRefusal } from './lock-promotion.ts';

export type CreateBookingResult =
  | { ok: true; booking: CreatedBooking }
  | {
      ok: false;
      reason: 'invalid_quote' | 'too_many_holds' | PromotionRefusal | 'voucher_taken';
    }
  /** Its total, and that of the same today. */
  | { ok: false; reason: 'quote_expired'; shownVnd: number; totalVnd: number }
  /** The guest has fewer points than they want to use: some were used or expired meanwhile. */
  | { ok: false; reason: 'points_short' }
  /** The booker is no longer a member of the firm that it is for. */
  | { ok: false; reason: 'not_in_firm' }
  /** The solved puzzle was used before. */
  | { ok: false; reason: 'proof_used' }
  /** More than one guest may hold unpaid. */
  | { ok: false; reason: 'share_too_large'; excess: Excess }
  | { ok: false; reason: 'price_changed'; shownVnd: number; quote: Quote; token: string; expiresAt: Date }
  | { ok: false; reason: 'sold_out'; message: string; nearestDates: string[] }
  /** Something other than inventory changed since the quote: a closed day, a withdrawn plan. */
  | { ok: false; reason: 'not_available'; refusal: QuoteRefusal };

export type Refused = Extract<CreateBookingResult, { ok: false }>;

/** The booking's refusal for a refused quote. */
export function refusalOf(refusal: QuoteRefusal): Refused {
  if (refusal.reason !== 'sold_out') return { ok: false, reason: 'not_available', refusal };
  return {
    ok: false,
    reason: 'sold_out',
    message: refusal.message,
    nearestDates: refusal.nearestDates ?? [],
  };
}

/** Message to a user on why a booking was refused, for pages and the API. */
export function createRefusalMessage(refusal: Extract<CreateBookingResult, { ok: false }>): string {
  switch (refusal.reason) {
    case 'invalid_quote':
      return 'Báo giá không hợp lệ. Vui lòng xem lại giá và thử lại.';
    case 'quote_expired':
      return refusal.totalVnd === refusal.shownVnd
        ? `Đã quá thời gian giữ giá, tổng tiền vẫn là ${formatVnd(refusal.totalVnd)}. Vui lòng gửi lại.`
        : `Đã quá thời gian giữ giá. ${changedTotal(refusal.shownVnd, refusal.totalVnd)}`;
    case 'price_changed':
      return `Giá vừa thay đổi. ${changedTotal(refusal.shownVnd, refusal.quote.total)}`;
    case 'too_many_holds':
    case 'proof_used':
      return limitMessages[refusal.reason];
    case 'share_too_large':
      return shareMessage(refusal.excess);
    case 'not_in_firm':
      return 'Bạn không còn thuộc công ty này. Vui lòng chọn lại đơn vị nhận hóa đơn rồi đặt.';
    case 'points_short':
      return 'Số điểm của bạn vừa thay đổi. Vui lòng xem lại giá rồi đặt.';
    case 'promotion_used_up':
      return 'Mã ưu đãi đã hết lượt. Vui lòng bỏ mã rồi đặt tiếp.';
    case 'promotion_first_only':
      return 'Mã ưu đãi này chỉ dành cho lần đặt đầu tiên. Vui lòng bỏ mã rồi đặt tiếp.';
    case 'promotion_account_only':
      return 'Mã ưu đãi này dành cho khách đã đăng nhập. Vui lòng đăng nhập rồi đặt, hoặc bỏ mã.';
    case 'voucher_taken':
      return 'Mã combo này đang được dùng cho một đặt chỗ khác.';
    case 'sold_out':
      return refusal.message;
    case 'not_available':
      return refusal.refusal.message;
  }
}

function changedTotal(shownVnd: number, totalVnd: number): string {
  return `Tổng tiền trước là ${formatVnd(shownVnd)}, nay là ${formatVnd(totalVnd)}. Vui lòng xem lại giá rồi gửi.`;
}
