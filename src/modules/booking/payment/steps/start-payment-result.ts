import type { AttemptView } from '#modules/payments/attempts/queries.ts';

export type StartPaymentResult =
  | { ok: true; attempt: AttemptView }
  | {
      ok: false;
      reason:
        | 'unknown_booking'
        | 'method_unavailable'
        | 'expired'
        | 'not_payable'
        | 'nothing_due'
        | 'awaits_approval';
    }
  /** The provider does not answer, or not yet; another try is a new attempt. `fault` is for the log. */
  | { ok: false; reason: 'provider_unavailable'; fault?: unknown }
  /** The provider's limits refuse this amount: `limitVnd` is the maximum or the minimum. */
  | { ok: false; reason: 'amount_too_large' | 'amount_too_small'; limitVnd: number };

type Reason = Extract<StartPaymentResult, { ok: false }>['reason'];

/** Messages to users on why a payment was not started. */
export const paymentRefusals: Record<Reason, string> = {
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  method_unavailable: 'Cách thanh toán này chưa dùng được. Vui lòng chọn cách khác.',
  expired: 'Thời gian giữ chỗ đã hết. Vui lòng đặt lại.',
  not_payable: 'Đặt chỗ này không cần thanh toán nữa.',
  nothing_due: 'Đặt chỗ này đã thanh toán đủ.',
  awaits_approval: 'Quản lý công ty chưa duyệt đặt chỗ này. Duyệt xong bạn trả được ngay.',
  amount_too_large: 'Cách này không trả được số tiền lớn như vậy trong một lần. Vui lòng chọn cách khác.',
  amount_too_small: 'Cách này không trả được số tiền nhỏ như vậy. Vui lòng chọn cách khác.',
  provider_unavailable:
    'Bên thanh toán chưa trả lời. Chỗ của bạn vẫn được giữ; vui lòng thử lại sau ít phút hoặc chọn cách khác.',
};
