import { isMachineRefusal, type MachineRefusal, senderProblem } from '#api/v1/sender-problems.ts';
import type { AcceptOfferResult } from '#modules/enquiries/commands/accept-offer.ts';
import type { CreateEnquiryResult } from '#modules/enquiries/commands/create-enquiry.ts';
import { ProblemError } from '#platform/http/problem.ts';

type CreateRefusal = Extract<CreateEnquiryResult, { ok: false }>;
type AcceptRefusal = Extract<AcceptOfferResult, { ok: false }>['reason'];

const createMessages: Record<
  Exclude<CreateRefusal['reason'], MachineRefusal>,
  [status: number, title: string]
> = {
  too_many_requests: [
    429,
    'Số điện thoại hoặc email này đã gửi nhiều yêu cầu hôm nay. Bạn gọi số hỗ trợ để được trả lời ngay.',
  ],
  past_date: [422, 'Ngày bạn chọn đã qua.'],
  unknown_product: [422, 'Không tìm thấy sản phẩm bạn hỏi.'],
};

/** A refused request as a problem; where a field is wrong, it is named. */
export function createEnquiryProblem(refusal: CreateRefusal): ProblemError {
  if (isMachineRefusal(refusal.reason)) return senderProblem(refusal.reason);
  const [status, title] = createMessages[refusal.reason];
  return new ProblemError(status, refusal.reason, title, {
    ...('field' in refusal && { errors: [{ field: refusal.field, message: title }] }),
    ...(status === 429 && { headers: { 'retry-after': '3600' } }),
  });
}

const acceptMessages: Record<AcceptRefusal, [status: number, title: string]> = {
  unknown_request: [404, 'Không tìm thấy yêu cầu này.'],
  unknown_fare: [404, 'Không tìm thấy phương án này.'],
  fare_expired: [409, 'Phương án này đã hết hạn. Bạn nhắn chúng tôi để nhận giá mới nhé.'],
  offer_replaced: [409, 'Đã có báo giá mới hơn. Bạn xem lại trước khi chọn nhé.'],
  wrong_state: [409, 'Yêu cầu này không nhận lựa chọn nữa.'],
};

export function acceptProblem(reason: AcceptRefusal): ProblemError {
  const [status, title] = acceptMessages[reason];
  return new ProblemError(status, reason, title);
}
