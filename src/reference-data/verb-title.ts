import { eventLabels } from '#modules/booking/state.ts';
import { enquiryReasonLabels } from '#modules/enquiries/rules/enquiry-state.ts';
import { verbByName } from './roles.ts';

/** What the history says of things done that are no right of their own, or of which a right says too little. */
const doneTitles: Readonly<Record<string, string>> = {
  'books.reject': 'Từ chối hoặc rút bút toán điều chỉnh',
  'books.export': 'Xuất sổ cái',
  'booking.cancelled_by_guest': 'Khách hủy đặt chỗ',
  'booking.disrupted': 'Dịch vụ không diễn ra, chờ khách chọn',
  'booking.balance_overdue': 'Quá hạn trả phần còn lại',
  'booking.nothing_to_pay': 'Không cần trả thêm, giữ chỗ thành đặt chỗ',
  'booking.days_reopened': 'Ngày mở lại, đặt chỗ giữ nguyên',
  'booking.choice_reminded': 'Nhắc khách chọn',
  'booking.change_offered': 'Giữ chỗ mới, chờ khách trả chênh lệch',
  'booking.change_ended': 'Hết chờ trả chênh lệch, đặt chỗ giữ nguyên',
  'booking.changed': 'Đổi ngày hoặc số khách',
  'booking.item_cancelled_by_guest': 'Khách hủy một dịch vụ',
  'booking.message_answered': 'Trả lời lời nhắn của khách',
  'booking.message_settled': 'Khép lời nhắn không cần trả lời',
  'booking.assign': 'Giao đặt chỗ',
  'booking.note_withdrawn': 'Rút ghi chú nội bộ',
  'content.add': 'Viết bài mới',
  'content.draft': 'Lưu bản nháp',
  'content.discard': 'Bỏ bản nháp',
  'days.open': 'Mở lại ngày đã ngừng',
  'demo.remove': 'Xóa số liệu mẫu',
  'cost.add': 'Đặt giá vốn, hoa hồng',
  'cost.end': 'Thôi dùng giá vốn, hoa hồng',
  'cost.set': 'Sửa giá vốn của một dịch vụ',
  'payable.export': 'Tải bảng kê, lệnh chuyển tiền',
  'disruption.read': 'Xem danh sách gọi khách',
  'enquiry.erased': 'Xóa dữ liệu của yêu cầu',
  'redirect.remove': 'Bỏ chuyển hướng',
  'refund.read': 'Mở tài khoản nhận tiền hoàn',
  'account.create': 'Khách tạo tài khoản',
  'account.password': 'Khách đổi mật khẩu',
  'account.erase': 'Khách xóa tài khoản',
  'account.second-factor': 'Khách đổi lớp bảo vệ thứ hai',
  'refund.settle': 'Ghi kết quả lệnh hoàn',
  'review.published': 'Đăng đánh giá',
  'review.reject': 'Từ chối đánh giá',
  'review.replied': 'Trả lời đánh giá',
  'review.erased': 'Xóa người viết khỏi đánh giá',
  'review.photo_removed': 'Xóa một hình của đánh giá',
  'review.report_dismissed': 'Giữ đánh giá bị báo cáo',
  'review.appeal_upheld': 'Chấp nhận khiếu nại, đăng đánh giá',
  'review.appeal_refused': 'Không chấp nhận khiếu nại',
  'staff.sign-in': 'Đăng nhập',
  'staff.sign-out': 'Kết thúc phiên',
  'staff.join': 'Vào làm việc',
  'staff.link': 'Nối với đăng nhập của công ty',
  'staff.password': 'Đổi mật khẩu',
  'staff.second-factor': 'Đổi lớp bảo vệ thứ hai',
  'supplier.add': 'Thêm nhà cung cấp',
  'supplier.scanner_made': 'Cấp khóa quét phiếu',
  'supplier.scanner_revoked': 'Thu hồi khóa quét phiếu',
  'view.save': 'Lưu cách xem',
  'view.remove': 'Bỏ cách xem',
  'voucher.supplier_declined': 'Nhà cung cấp báo không nhận được',
  'system.retry': 'Thử lại việc lỗi',
  'system.cancel': 'Bỏ một việc đang chờ',
  'system.open': 'Mở nội dung bị che',
  'voucher.issued': 'Phát phiếu',
  'voucher.booking_cancelled': 'Hủy phiếu theo đặt chỗ',
  'voucher.reissued': 'Cấp lại phiếu',
  'voucher.voided': 'Hủy phiếu',
  'voucher.rebooked': 'Đổi ngày trên phiếu',
  'voucher.supplier_confirmed': 'Ghi mã của nhà cung cấp lên phiếu',
};

/** A line of the history in words: 'Duyệt hoàn tiền'. What nobody has named yet says its own name. */
export function verbTitle(verb: string): string {
  return doneTitles[verb] ?? verbByName[verb]?.title ?? reasonTitles[verb] ?? verb;
}

const titlesOf = (module: string, labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).map(([reason, label]) => [`${module}.${reason}`, label]));

/** What became of a booking or an enquiry goes by the reason of its event. */
const reasonTitles: Readonly<Record<string, string>> = {
  ...titlesOf('booking', eventLabels),
  ...titlesOf('enquiry', enquiryReasonLabels),
};
