import type { AdmissionRefusal } from '#platform/bots/admit-sender.ts';
import type { SenderRefusal } from '#platform/bots/sender.ts';

/** Why a public form was not taken from this sender, for a person to read. */
export const senderRefusals: Record<SenderRefusal | AdmissionRefusal, string> = {
  looks_automatic: 'Chúng tôi chưa nhận được yêu cầu này. Bạn gọi số hỗ trợ giúp chúng tôi nhé.',
  too_fast: 'Biểu mẫu được gửi quá nhanh. Bạn bấm gửi lại sau vài giây nhé.',
  proof_failed: 'Bước kiểm tra chống gửi tự động đã quá hạn. Bạn bấm gửi lại nhé.',
  proof_used: 'Biểu mẫu này đã được gửi. Bạn bấm gửi lại nếu muốn gửi thêm.',
  too_many_proven: 'Từ mạng này vừa có rất nhiều yêu cầu. Bạn thử lại sau một giờ, hoặc gọi số hỗ trợ nhé.',
  too_many_unproven:
    'Từ mạng này vừa có nhiều yêu cầu. Bạn bật JavaScript rồi gửi lại, hoặc gọi số hỗ trợ nhé.',
};
