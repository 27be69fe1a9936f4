import type { StartPaymentResult } from './start-payment.ts';

type Reason = Extract<StartPaymentResult, { ok: false }>['reason'];

/** Why a way to pay was not taken, for a person to read. */
export const paymentRefusals: Record<Reason, string> = {
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  method_unavailable: 'Cách thanh toán này chưa dùng được. Bạn chọn cách khác nhé.',
  expired: 'Thời gian giữ chỗ đã hết. Bạn đặt lại nhé.',
  not_payable: 'Đặt chỗ này không cần thanh toán nữa.',
  nothing_due: 'Đặt chỗ này đã thanh toán đủ.',
  amount_too_large: 'Cách này không trả được số tiền lớn như vậy trong một lần. Bạn chọn cách khác nhé.',
  amount_too_small: 'Cách này không trả được số tiền nhỏ như vậy. Bạn chọn cách khác nhé.',
  provider_unavailable:
    'Bên thanh toán chưa trả lời. Chỗ của bạn vẫn được giữ; bạn thử lại sau ít phút hoặc chọn cách khác nhé.',
};
