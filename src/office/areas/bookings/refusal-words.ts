import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import type { TimelineEntry } from './timeline-of.ts';

/** Reasons for refusals, as staff read them. */
const words: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không được làm việc này, hoặc số tiền vượt hạn mức.',
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  unknown_voucher: 'Phiếu này không còn hiệu lực.',
  sold_out: 'Nhà cung cấp nhận lời nhưng kho đã hết chỗ cho những ngày này. Hãy mở thêm chỗ, hoặc từ chối.',
  voucher_taken: 'Mã combo của đặt chỗ này đã được dùng cho đặt chỗ khác.',
  too_late: 'Dịch vụ đã bắt đầu, hoặc đã quá giờ làm việc này.',
  not_same_kind: 'Chỉ chuyển được sang dịch vụ cùng loại.',
  not_same_days: 'Nơi này dài hoặc ngắn ngày hơn. Chọn nơi cùng số ngày.',
  must_ask: 'Nơi này phải hỏi còn chỗ trước, chưa hứa với khách được. Chọn nơi khác.',
  above_limit:
    'Phần công ty chịu (tính chung các lần chuyển của bạn cho đặt chỗ này trong 24 giờ) vượt hạn mức của bạn: nhờ người có hạn mức cao hơn, hoặc để khách trả thêm.',
  waits_choice: 'Đặt chỗ đang chờ khách chọn cho dịch vụ khác nữa: ghi lựa chọn của khách trước.',
  cannot_wait:
    'Dịch vụ không diễn ra nên không chờ khách trả thêm được: công ty chịu chênh lệch, hoặc chọn nơi không đắt hơn.',
  no_amount: 'Nhập số tiền từ 1 ₫ đến 100 triệu ₫.',
  already_proposed: 'Đã có một đề nghị tặng tín dụng chờ duyệt.',
  unknown_proposal: 'Không còn đề nghị này.',
  already_decided: 'Đề nghị này vừa có người quyết định.',
  same_person: 'Người đề nghị không tự duyệt được: nhờ người thứ hai.',
  unknown_credit: 'Mã tín dụng này không phải của đặt chỗ này, hoặc là phiếu quà tặng.',
  credit_empty: 'Mã tín dụng này vừa dùng hết.',
  credit_changed: 'Ngày cuối của mã tín dụng vừa được đổi. Xem ngày mới rồi gia hạn lại nếu cần.',
  unknown_code: 'Mã combo này không phải của đặt chỗ này, hoặc đã hủy.',
  code_used: 'Mã combo này vừa được dùng cho một đặt chỗ.',
  code_changed: 'Ngày cuối của mã combo vừa được đổi. Xem ngày mới rồi gia hạn lại nếu cần.',
  not_later: 'Chọn một ngày sau ngày cuối hiện tại, và không sớm hơn hôm nay.',
  too_far: 'Gia hạn nhiều nhất ba năm kể từ hôm nay.',
  not_late: 'Giờ này không phải đến muộn. Kiểm tra giờ và ngày của dịch vụ.',
  not_begun: 'Dịch vụ chưa bắt đầu nên chưa nói được khách không đến.',
  noted: 'Đã ghi không đến cho dịch vụ này rồi.',
  not_noted: 'Dịch vụ này không ghi là không đến.',
  replaced: 'Khách vừa báo một giờ khác. Xem giờ mới.',
  only_item: 'Đây là dịch vụ cuối cùng: hủy cả đặt chỗ.',
  no_invoice: 'Đặt chỗ này không có gì để xuất hóa đơn.',
  issued: 'Hóa đơn đã xuất, thông tin không sửa được nữa.',
  empty: 'Viết nội dung trả lời.',
  nothing_to_settle: 'Không có lời nhắn nào đang chờ.',
  receipt_used: 'Số phiếu thu này đã được ghi. Kiểm tra lại, hoặc dùng số khác.',
  nothing_bought: 'Đặt chỗ chưa được xác nhận nên chưa làm được việc này.',
  reassigned: 'Vừa có người giao đặt chỗ này cho người khác.',
  note_gone: 'Ghi chú này không còn, không phải của bạn, hoặc đã viết quá 15 phút.',
  names_guest: 'Nhãn không ghi tên, số điện thoại hay email của khách. Viết nhãn khác.',
  too_many_labels: 'Đặt chỗ này đã có tám nhãn: bỏ bớt một nhãn trước.',
  too_much: 'Số tiền lớn hơn phần còn có thể hoàn.',
  no_longer: 'Không giữ thêm được: chỗ đã được giữ lâu hơn thế, hoặc dịch vụ sắp bắt đầu.',
  not_dated: 'Chỉ thêm được dịch vụ có ngày đi, không dùng mã combo.',
  too_many_items: 'Đặt chỗ đã có mười hai dịch vụ. Đặt thêm cho khách ở trang Khách gọi.',
  nothing_changed: 'Chưa đổi gì: chọn ngày hoặc số khách khác.',
  no_change: 'Không còn gì chờ khách trả chênh lệch.',
  not_changeable: 'Dịch vụ này không đổi được: đã kết thúc, chưa chọn ngày, hoặc dùng mã combo.',
  above_firm_limit: 'Giá mới vượt hạn mức của công ty khách: quản lý bên họ nâng hạn mức trước.',
  not_waiting: 'Đặt chỗ không còn chờ công ty duyệt.',
  not_manager: 'Người này không còn quản lý công ty. Chọn người khác.',
  needs_note: 'Ghi vì sao họ không duyệt, người đặt sẽ đọc.',
  awaits_approval: 'Công ty của khách chưa duyệt đặt chỗ này.',
  change_differs: 'Giá vừa đổi. Xem chênh lệch mới rồi bấm lần nữa.',
  day_not_free: 'Ngày này không còn chỗ. Chọn ngày khác, hoặc trả tiền.',
  not_offered: 'Cách này không dùng được cho đặt chỗ này.',
  refund_changed: 'Số tiền hoàn vừa đổi. Xem lại con số mới rồi bấm lần nữa.',
  same_holder: 'Tên và số điện thoại đang đúng như thế.',
  same_email: 'Đặt chỗ đang dùng đúng địa chỉ này.',
  expired: 'Giờ giữ chỗ đã hết.',
  nothing_to_send: 'Không có thư nào cho trạng thái này.',
  nothing_owed: 'Khách không còn gì phải trả, hoặc giờ giữ chỗ đã hết.',
  reminded_today: 'Hôm nay đã nhắc khách này rồi, mỗi ngày một thư.',
  not_open: 'Không có câu hỏi nào đang chờ nhà cung cấp trả lời.',
  no_address: 'Nhà cung cấp chưa có email: gọi điện, rồi ghi câu trả lời.',
  told_just_now: 'Vừa gửi nhà cung cấp một thư chưa đầy 5 phút.',
  already_replaced: 'Phiếu này vừa được cấp lại.',
};

/** Reasons that mean something else happened meanwhile. */
const overtaken = new Set([
  'not_on_request',
  'not_cancellable',
  'not_held',
  'not_at_counter',
  'expired',
  'not_confirmed',
  'no_choice',
  'not_open',
  'not_travelling',
  'not_reissuable',
  'already_decided',
  'already_proposed',
  'already_replaced',
  'change_differs',
  'credit_changed',
  'code_changed',
  'code_used',
  'credit_empty',
  'issued',
  'no_change',
  'not_changeable',
  'not_noted',
  'not_waiting',
  'noted',
  'nothing_to_settle',
  'refund_changed',
  'reassigned',
  'replaced',
  'too_many_labels',
  'too_much',
  'unknown_proposal',
  'unknown_voucher',
  'waits_choice',
]);

/** A refusal in words; where something happened meanwhile, with what and by whom. */
export function refusalWords(
  { reason, message, nearestDates = [] }: { reason: string; message?: string; nearestDates?: string[] },
  timeline: readonly TimelineEntry[] = [],
): string {
  const near = nearestDates.length > 0 ? ` Còn chỗ: ${nearestDates.map(formatDay).join(', ')}.` : '';
  const what = (message ?? words[reason] ?? 'Việc này không còn làm được.') + near;
  return overtaken.has(reason) ? `${what} ${lastDone(timeline)}`.trim() : what;
}

/** What was done last, and not only written or sent: by whom and when, as a sentence; '' where nothing was. */
export function lastDone(timeline: readonly TimelineEntry[]): string {
  const last = timeline.find(({ isNote, isMail }) => !isNote && !isMail);
  return last ? `Lần cuối: ${last.title.toLowerCase()}, ${last.who}, ${formatMoment(last.at)}.` : '';
}
