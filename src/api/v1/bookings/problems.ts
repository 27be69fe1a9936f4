import { quoteProblem } from '#api/v1/quotes/problems.ts';
import { quoteBody } from '#api/v1/quotes/shapes.ts';
import type { CancelBookingResult } from '#modules/booking/cancellation/cancel-booking.ts';
import type { BookingAdmission } from '#modules/booking/hold/admit-booking.ts';
import type { CreateBookingResult } from '#modules/booking/hold/create-booking.ts';
import { limitMessages, shareMessage } from '#modules/booking/hold/limit-messages.ts';
import type { StartPaymentResult } from '#modules/booking/payment/start-payment.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';

type CreateRefusal = Extract<CreateBookingResult, { ok: false }>;
type PaymentRefusal = Extract<StartPaymentResult, { ok: false }>;

/** A refused booking as a problem: what the visitor reads, and what a client needs to go on. */
export function createBookingProblem(refusal: CreateRefusal): ProblemError {
  switch (refusal.reason) {
    case 'invalid_quote':
      return new ProblemError(422, 'invalid_quote', 'Báo giá không hợp lệ. Bạn xem lại giá và thử lại nhé.', {
        errors: [{ field: 'quoteToken', message: 'Báo giá không hợp lệ.' }],
      });
    case 'quote_expired':
      return new ProblemError(409, 'quote_expired', 'Báo giá đã hết hạn. Bạn xem lại giá hiện tại nhé.');
    case 'too_many_holds':
      return new ProblemError(429, 'too_many_holds', limitMessages.too_many_holds, {
        headers: { 'retry-after': '600' },
      });
    case 'share_too_large': {
      const { title, day, most } = refusal.excess;
      return new ProblemError(409, 'share_too_large', shareMessage(refusal.excess), {
        extra: { excess: { title, day, most } },
      });
    }
    case 'proof_used':
      return proofProblem('proof_used');
    case 'promotion_used_up':
      return new ProblemError(
        409,
        'promotion_used_up',
        'Mã ưu đãi đã hết lượt. Bạn bỏ mã rồi đặt tiếp nhé.',
        {
          errors: [{ field: 'promotionCode', message: 'Mã ưu đãi đã hết lượt.' }],
        },
      );
    case 'voucher_taken':
      return new ProblemError(409, 'voucher_taken', 'Mã combo đang được dùng cho một đặt chỗ khác.');
    case 'price_changed':
      return new ProblemError(409, 'price_changed', 'Giá vừa thay đổi. Bạn xem giá mới trước khi đặt nhé.', {
        extra: { quote: quoteBody(refusal.quote, refusal) },
      });
    case 'sold_out':
      return new ProblemError(409, 'sold_out', refusal.message, {
        extra: { nearestDates: refusal.nearestDates },
      });
    case 'not_available':
      return quoteProblem(refusal.refusal);
  }
}

/** Why nobody may book from an address, or for a mailbox, just now. What a solved puzzle would open says so by its field. */
export function admissionProblem({
  reason,
  retryAfterSeconds,
}: Extract<BookingAdmission, { ok: false }>): ProblemError {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  if (reason === 'proof_failed') return proofProblem(reason);
  return new ProblemError(429, reason, limitMessages[reason], {
    headers,
    ...(reason === 'proof_needed' && {
      errors: [{ field: 'altcha', message: limitMessages.proof_needed }],
      detail: 'GET /api/v1/altcha/challenge gives a puzzle; send its solution as the field altcha.',
    }),
  });
}

function proofProblem(reason: 'proof_failed' | 'proof_used'): ProblemError {
  return new ProblemError(422, reason, limitMessages[reason], {
    errors: [{ field: 'altcha', message: limitMessages[reason] }],
  });
}

const paymentMessages: Record<PaymentRefusal['reason'], [status: number, title: string]> = {
  unknown_booking: [404, 'Không tìm thấy đặt chỗ này.'],
  method_unavailable: [422, 'Cách thanh toán này chưa dùng được.'],
  expired: [409, 'Thời gian giữ chỗ đã hết.'],
  not_payable: [409, 'Đặt chỗ này không cần thanh toán nữa.'],
  nothing_due: [409, 'Đặt chỗ này đã thanh toán đủ.'],
  amount_too_large: [422, 'Cách này không trả được số tiền lớn như vậy trong một lần.'],
  amount_too_small: [422, 'Cách này không trả được số tiền nhỏ như vậy.'],
  provider_unavailable: [503, 'Bên thanh toán chưa trả lời. Bạn thử lại hoặc chọn cách khác nhé.'],
};

/** A refused payment as a problem; `limit` (đồng) says what the method takes at the most or at the least. */
export function paymentProblem(refusal: PaymentRefusal): ProblemError {
  const [status, title] = paymentMessages[refusal.reason];
  const extra = 'limitVnd' in refusal ? { limit: refusal.limitVnd } : {};
  return new ProblemError(status, refusal.reason, title, { extra });
}

/** A refused cancellation as a problem. */
export function cancellationProblem(refusal: Extract<CancelBookingResult, { ok: false }>): ProblemError {
  if (refusal.reason === 'unknown_booking') return notFound('Không tìm thấy đặt chỗ này.');
  if (refusal.reason === 'refund_changed') {
    return new ProblemError(
      409,
      'refund_changed',
      'Số tiền hoàn đã thay đổi. Bạn xem lại trước khi hủy nhé.',
      { extra: { refund: refusal.refund } },
    );
  }
  return new ProblemError(409, refusal.reason, 'Đặt chỗ này không thể hủy nữa.');
}
