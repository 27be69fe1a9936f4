import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { Excess } from './steps/find-excess.ts';

/** Why a booking is not taken from somebody who does too much, for a person to read. */
export const limitMessages = {
  too_many_holds:
    'Số điện thoại, email hoặc mạng này đang giữ nhiều chỗ chưa thanh toán. Bạn thanh toán hoặc hủy bớt rồi đặt tiếp nhé.',
  proof_needed:
    'Từ mạng này vừa có nhiều lượt đặt, nên cần thêm bước chống gửi tự động. Khi trang báo đã xong bước này, bạn bấm gửi lại nhé.',
  proof_failed: 'Bước chống gửi tự động chưa đúng hoặc đã quá hạn. Bạn bấm gửi lại nhé.',
  proof_used: 'Bước chống gửi tự động đã được dùng cho một lần đặt. Bạn bấm gửi lại nhé.',
  too_many_bookings:
    'Từ mạng này đã có rất nhiều lượt đặt trong một giờ qua. Bạn thử lại sau, hoặc gọi số hỗ trợ nhé.',
  mailbox_full:
    'Email này vừa nhận nhiều thư giữ chỗ. Bạn thanh toán các chỗ đang giữ, thử lại sau một giờ, hoặc gọi số hỗ trợ nhé.',
} as const;

/** What one guest may hold of something before paying, and the ways on for whoever needs more. */
export function shareMessage({ title, day, most }: Excess): string {
  const what = day ? `${title} ngày ${formatDate(day)}` : title || 'xe này';
  return `Khi chưa thanh toán, mỗi khách giữ được tối đa ${most} suất ${what}, tính cả các chỗ đang giữ. Bạn giảm số lượng, thanh toán chỗ đang giữ, hoặc gửi yêu cầu để chúng tôi giữ chỗ cho đoàn nhé.`;
}
