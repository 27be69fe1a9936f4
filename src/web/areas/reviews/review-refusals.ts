import type { WriteReviewResult } from '#modules/reviews/commands/write-review.ts';
import type { SenderRefusal } from '#platform/bots/sender.ts';
import { senderRefusals } from '#web/parts/bots/sender-refusals.ts';

type Refused = Extract<WriteReviewResult, { ok: false }>['reason'] | SenderRefusal;
type Reason = Exclude<Refused, 'already_reviewed'>;

/** Why a review was not taken, for its guest to read. */
export const reviewRefusals: Record<Reason, string> = {
  ...senderRefusals,
  unknown_booking: 'Không tìm thấy đặt chỗ này. Bạn mở lại liên kết trong thư nhé.',
  not_over: 'Chuyến đi chưa kết thúc. Bạn quay lại đây sau khi về nhé.',
  closed: 'Đã quá 90 ngày từ khi chuyến đi kết thúc, nên chuyến này không nhận đánh giá nữa.',
  not_in_trip: 'Đặt chỗ này không có dịch vụ bạn muốn đánh giá.',
  wrong_field: 'Có mục không thuộc dịch vụ này. Bạn tải lại trang rồi gửi lại nhé.',
};
