import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff for bookings, their money and their days. */
export const bookingVerbs = {
  'booking.read': { title: 'Xem đặt chỗ' },
  'booking.export': { title: 'Xuất danh sách đặt chỗ' },
  'booking.papers': { title: 'Mở giấy tờ của khách' },
  'booking.manifest': { title: 'Tải danh sách khách của chuyến' },
  'booking.crew': { title: 'Ghi hướng dẫn viên và xe của chuyến' },
  'booking.regroup': { title: 'Gộp, tách chuyến và xếp phòng' },
  'booking.note': { title: 'Ghi chú nội bộ' },
  'booking.message': { title: 'Trả lời lời nhắn của khách' },
  'booking.invoice': { title: 'Ghi thông tin và số hóa đơn' },
  'booking.sell': { title: 'Đặt hộ khách, gửi liên kết thanh toán' },
  'booking.answer': { title: 'Ghi câu trả lời của nhà cung cấp' },
  'booking.approve': { title: 'Ghi lời duyệt của quản lý công ty khách' },
  'booking.cancel': { title: 'Hủy đặt chỗ cho khách' },
  'booking.waive': { title: 'Miễn phí hủy cho khách', hasLimit: true },
  'booking.move': { title: 'Chuyển khách sang dịch vụ khác, công ty chịu chênh lệch', hasLimit: true },
  'booking.edit': { title: 'Sửa liên hệ, giữ chỗ cho khách trả tại quầy' },
  'payment.record': { title: 'Ghi tiền thu tại quầy', hasLimit: true },
  'payment.assign': { title: 'Khớp tiền vào đặt chỗ' },
  'payment.unassign': { title: 'Rút khoản tiền khớp nhầm' },
  'refund.request': { title: 'Đề nghị hoàn tiền thiện chí', hasLimit: true },
  'credit.give': { title: 'Tặng khách tín dụng', hasLimit: true },
  'credit.approve': { title: 'Duyệt tín dụng tặng khách', hasLimit: true },
  'credit.extend': { title: 'Gia hạn tín dụng của khách' },
  'code.extend': { title: 'Gia hạn mã combo của khách', hasLimit: true },
  'days.close': { title: 'Ngừng phục vụ và mở lại' },
} satisfies Record<string, Verb>;

export const may = permission(bookingVerbs);

/** A token with which a guest without an account sees and changes a booking. Only its hash is stored. */
export function newAccessToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashAccessToken(token) };
}

/** Whether a token opens a booking. Runs in constant time. */
export function opensBooking(accessTokenHash: string, token: string): boolean {
  const [kept, given] = [Buffer.from(accessTokenHash), Buffer.from(hashAccessToken(token))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}

/** Plain SHA-256: 256 random bits need no salt and no slow hash. */
function hashAccessToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
