import type { AdmissionRefusal } from './admit-sender.ts';
import type { SenderRefusal } from './sender.ts';

/** Why a public form was not taken from this sender, for a person to read, on a page as from the API. */
export const senderRefusals: Record<SenderRefusal | AdmissionRefusal, string> = {
  looks_automatic: 'Chúng tôi chưa nhận được yêu cầu này. Bạn gọi số hỗ trợ giúp chúng tôi nhé.',
  too_fast: 'Biểu mẫu được gửi quá nhanh. Bạn gửi lại sau vài giây nhé.',
  proof_failed: 'Bước chống gửi tự động chưa đúng hoặc đã quá hạn. Bạn gửi lại nhé.',
  proof_used: 'Bước chống gửi tự động đã được dùng cho một lần gửi. Bạn gửi lại nếu muốn gửi thêm.',
  too_many_proven: 'Từ mạng này vừa có rất nhiều yêu cầu. Bạn thử lại sau một giờ, hoặc gọi số hỗ trợ nhé.',
  too_many_unproven:
    'Từ mạng này vừa có nhiều yêu cầu chưa qua bước chống gửi tự động. Bạn bật JavaScript rồi gửi lại, hoặc gọi số hỗ trợ nhé.',
};
