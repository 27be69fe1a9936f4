import type { AdmissionRefusal } from './admit-sender.ts';
import type { SenderRefusal } from './sender.ts';

/** Messages for why a public form was refused, for people, on pages and from the API alike. */
export const senderRefusals: Record<SenderRefusal | AdmissionRefusal, string> = {
  looks_automatic: 'Chúng tôi chưa nhận được yêu cầu này. Vui lòng gọi số hỗ trợ.',
  too_fast: 'Biểu mẫu được gửi quá nhanh. Vui lòng gửi lại sau vài giây.',
  proof_failed: 'Lượt kiểm tra khi gửi chưa xong hoặc đã quá hạn. Vui lòng gửi lại.',
  proof_used: 'Biểu mẫu này đã được gửi một lần. Muốn gửi thêm, vui lòng bấm gửi lại.',
  too_many_proven: 'Từ mạng này vừa có rất nhiều yêu cầu. Vui lòng thử lại sau một giờ, hoặc gọi số hỗ trợ.',
  too_many_unproven:
    'Từ mạng này vừa có nhiều yêu cầu gửi khi JavaScript đang tắt. Vui lòng bật JavaScript rồi gửi lại, hoặc gọi số hỗ trợ.',
};
