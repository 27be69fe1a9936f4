import { quoteProblem } from '#api/v1/quotes/problems.ts';
import { quoteBody } from '#api/v1/quotes/shapes.ts';
import type { CancelBookingResult } from '#modules/booking/cancellation/cancel-booking.ts';
import { type BookingAdmission, limitMessages } from '#modules/booking/hold/admit-booking.ts';
import { type CreateBookingResult, createRefusalMessage } from '#modules/booking/hold/create-booking.ts';
import { paymentRefusals, type StartPaymentResult } from '#modules/booking/payment/start-payment.ts';
import { notFound, ProblemError } from '#platform/http/problem.ts';

type CreateRefusal = Extract<CreateBookingResult, { ok: false }>;
type PaymentRefusal = Extract<StartPaymentResult, { ok: false }>;

/** A refused booking as a problem: a message for the visitor, and what a client needs to continue. */
export function createBookingProblem(refusal: CreateRefusal): ProblemError {
  const { reason } = refusal;
  const message = createRefusalMessage(refusal);
  const atField = (field: string) => ({ errors: [{ field, message }] });
  switch (reason) {
    case 'invalid_quote':
      return new ProblemError(422, reason, message, atField('quoteToken'));
    case 'too_many_holds':
      return new ProblemError(429, reason, message, { headers: { 'retry-after': '600' } });
    case 'share_too_large': {
      const { title, day, most } = refusal.excess;
      return new ProblemError(409, reason, message, { extra: { excess: { title, day, most } } });
    }
    case 'proof_used':
      return proofProblem(reason);
    case 'promotion_used_up':
    case 'promotion_first_only':
    case 'promotion_account_only':
      return new ProblemError(409, reason, message, atField('promotionCode'));
    case 'quote_expired':
    case 'voucher_taken':
    case 'points_short':
    case 'not_in_firm':
      return new ProblemError(409, reason, message);
    case 'price_changed':
      return new ProblemError(409, reason, message, { extra: { quote: quoteBody(refusal.quote, refusal) } });
    case 'sold_out':
      return new ProblemError(409, reason, message, { extra: { nearestDates: refusal.nearestDates } });
    case 'not_available':
      return quoteProblem(refusal.refusal);
  }
}

/** A booking refused by limits of its address or mailbox, as a problem. If a puzzle would help, the error names its field. */
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

const paymentStatuses: Record<PaymentRefusal['reason'], number> = {
  unknown_booking: 404,
  method_unavailable: 422,
  expired: 409,
  not_payable: 409,
  nothing_due: 409,
  awaits_approval: 409,
  amount_too_large: 422,
  amount_too_small: 422,
  provider_unavailable: 503,
};

/** A refused payment as a problem; `limit` (đồng) is the method's maximum or minimum. */
export function paymentProblem(refusal: PaymentRefusal): ProblemError {
  const { reason } = refusal;
  const extra = 'limitVnd' in refusal ? { limit: refusal.limitVnd } : {};
  return new ProblemError(paymentStatuses[reason], reason, paymentRefusals[reason], { extra });
}

/** A refused cancellation as a problem. */
export function cancellationProblem(refusal: Extract<CancelBookingResult, { ok: false }>): ProblemError {
  if (refusal.reason === 'unknown_booking') return notFound('Không tìm thấy đặt chỗ này.');
  if (refusal.reason === 'refund_changed') {
    return new ProblemError(
      409,
      'refund_changed',
      'Số tiền hoàn đã thay đổi. Vui lòng xem lại trước khi hủy.',
      { extra: { refund: refusal.refund } },
    );
  }
  return new ProblemError(409, refusal.reason, 'Đặt chỗ này không thể hủy nữa.');
}
