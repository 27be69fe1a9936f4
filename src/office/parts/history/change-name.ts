import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** What is called how in before and after; a key that is not here shows as it is. */
const names: Readonly<Record<string, string>> = {
  state: 'Trạng thái',
  status: 'Trạng thái',
  amountVnd: 'Số tiền',
  refundVnd: 'Tiền hoàn',
  feeVnd: 'Phí',
  waivedVnd: 'Phí được miễn',
  keptVnd: 'Giữ lại theo điều kiện',
  arrivesAt: 'Giờ đến',
  invoiceNo: 'Số hóa đơn',
  restVnd: 'Còn thiếu',
  beforeVnd: 'Tổng trước khi đổi',
  totalVnd: 'Tổng',
  dueVnd: 'Khách trả thêm',
  owner: 'Người giữ',
  booking: 'Đặt chỗ',
  refund: 'Khoản hoàn',
  cause: 'Vì',
  by: 'Cách vào',
  role: 'Vai trò',
  bookings: 'Đặt chỗ',
  enquiries: 'Yêu cầu',
  messages: 'Khoản tiền',
  missing: 'Còn thiếu người duyệt',
  evidence: 'Bằng chứng',
  reference: 'Mã lệnh',
  isCash: 'Trả tiền mặt',
  title: 'Tên',
  isShared: 'Cho cả nhóm',
  fromOn: 'Từ ngày',
  toOn: 'Đến ngày',
  units: 'Số hạng phòng, chỗ',
  reopenedRows: 'Số ngày mở lại',
  version: 'Bản',
  method: 'Cách trả',
  count: 'Số dòng',
  rows: 'Số dòng',
  lines: 'Số dòng',
  costVnd: 'Giá vốn',
  netVnd: 'Giá vốn',
  commissionPercent: 'Hoa hồng, %',
  month: 'Tháng',
  dueOn: 'Hạn trả',
  paidOn: 'Ngày chuyển',
  rate: 'Giá vốn số',
  matched: 'Dòng khớp',
  differences: 'Dòng lệch',
  source: 'Tệp',
  from: 'Từ',
  to: 'Sang',
  cashExpectedVnd: 'Két theo sổ',
  cashCountedVnd: 'Két đếm được',
  bank: 'Ngân hàng',
  lastDigits: 'Số cuối tài khoản',
  accounts: 'Số tài khoản đã xem',
  hasPapers: 'Có giấy tờ',
  scanner: 'Điểm quét',
  brand: 'Tên gọi',
  kinds: 'Loại dịch vụ',
  legal_name: 'Tên pháp nhân',
  address: 'Địa chỉ',
  contact_name: 'Người phụ trách',
  email: 'Email',
  phone: 'Điện thoại',
  zalo: 'Zalo',
  bank_name: 'Ngân hàng',
  account_number: 'Số tài khoản',
  account_holder: 'Chủ tài khoản',
  licence_no: 'Số giấy phép',
  licence_until: 'Giấy phép đến ngày',
  excerpt: 'Tóm tắt',
  content: 'Nội dung',
  faqs: 'Câu hỏi',
  category: 'Chuyên mục',
  tags: 'Từ khóa',
  provinces: 'Tỉnh, thành',
  authorName: 'Người viết',
  authorBio: 'Về người viết',
  publishedOn: 'Ngày đăng',
  effectiveOn: 'Có hiệu lực từ',
  edition: 'Phiên bản',
  mediaId: 'Hình đầu bài',
  special: 'Đưa lên đầu',
  slug: 'Địa chỉ',
};

/** Codes that stand in the history as they are kept. */
const values: Readonly<Record<string, string>> = {
  weather: 'thời tiết',
  supplier: 'nhà cung cấp',
  other: 'khác',
  demo: 'tài khoản mẫu',
  password: 'mật khẩu',
  passkey: 'khóa truy cập',
  link: 'liên kết trong thư',
  oidc: 'tài khoản công ty',
};

export function changeName(key: string): string {
  return names[key] ?? key;
}

/** A value as people read it: amounts with dots, yes and no in words. */
export function changeValue(key: string, value: string | null): string {
  if (value === null || value === '') return 'trống';
  if (value === 'true' || value === 'false') return value === 'true' ? 'có' : 'không';
  if (key.endsWith('Vnd') && /^-?\d{1,15}$/.test(value)) return formatVnd(Number(value));
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  return values[value] ?? value;
}
