import { isMachineRefusal, type MachineRefusal, senderProblem } from '#api/v1/sender-problems.ts';
import type { WriteReviewResult } from '#modules/reviews/commands/write-review.ts';
import { ProblemError } from '#platform/http/problem.ts';

type Refusal = Extract<WriteReviewResult, { ok: false }>;

const problems: Record<Exclude<Refusal['reason'], MachineRefusal>, [status: number, title: string]> = {
  unknown_booking: [404, 'Không tìm thấy đặt chỗ này.'],
  not_over: [409, 'Chuyến đi chưa kết thúc. Bạn đánh giá sau khi về nhé.'],
  closed: [409, 'Đã quá 90 ngày từ khi chuyến đi kết thúc, nên chuyến này không nhận đánh giá nữa.'],
  not_in_trip: [422, 'Đặt chỗ này không có dịch vụ bạn muốn đánh giá.'],
  already_reviewed: [409, 'Bạn đã đánh giá dịch vụ này cho chuyến đi này.'],
  wrong_field: [422, 'Mục này không có trong đánh giá của dịch vụ.'],
};

/** A refused review as a problem; where a field is wrong, it is named. */
export function reviewProblem(refusal: Refusal): ProblemError {
  const { reason } = refusal;
  if (isMachineRefusal(reason)) return senderProblem(reason);
  const [status, title] = problems[reason];
  return new ProblemError(status, reason, title, {
    ...('field' in refusal && { errors: [{ field: refusal.field, message: title }] }),
    ...(reason === 'not_in_trip' && { errors: [{ field: 'target', message: title }] }),
  });
}
