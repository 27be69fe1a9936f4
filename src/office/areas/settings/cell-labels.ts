import { banks } from '#modules/payments/refunds/banks.ts';
import type { RowColumn } from '../../parts/wordings/wording-values.ts';

/** Labels of a row's cells. */
export const cellLabels: Readonly<Record<string, string>> = {
  label: 'Tên',
  phone: 'Số điện thoại',
  href: 'Địa chỉ',
  bankBin: 'Ngân hàng',
  bankName: 'Tên hiện cho khách',
  no: 'Số tài khoản',
  name: 'Chủ tài khoản',
  kind: 'Loại',
  value: 'Giá trị',
  key: 'Tên',
  icon: 'Biểu tượng',
  title: 'Tên',
  text: 'Nội dung',
  fromPoints: 'Từ số điểm',
  bonusPercent: 'Cộng thêm %',
  amountVnd: 'Mệnh giá',
};

const channelKinds = {
  phone: 'Điện thoại',
  email: 'Email',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  zalo: 'Zalo',
  bankAccount: 'Tài khoản',
  website: 'Trang web',
};

/** The site's icons that fit a promise. */
const promiseIcons = {
  'receipt-text': 'Hóa đơn',
  'calendar-clock': 'Lịch và giờ',
  'badge-check': 'Dấu xác nhận',
  headset: 'Tổng đài',
  'hand-heart': 'Tận tình',
  handshake: 'Bắt tay',
  wallet: 'Ví tiền',
  'ticket-percent': 'Ưu đãi',
  'map-pin': 'Địa điểm',
  leaf: 'Lá xanh',
  trophy: 'Cúp',
  zap: 'Nhanh',
};

const colourNames = {
  ink: 'Chữ',
  sea: 'Màu chính',
  lantern: 'Nút đặt, nhấn mạnh',
  sun: 'Vàng điểm xuyết',
  sand: 'Nền trang',
  rice: 'Nền thẻ',
  line: 'Đường kẻ',
};

/** Cells with a fixed choice, or that name their row, by list and column. */
export const cellLooks: Readonly<Record<string, Pick<RowColumn, 'look' | 'names'>>> = {
  'bankAccounts.bankBin': { look: 'choice', names: banks },
  'officialChannels.kind': { look: 'choice', names: channelKinds },
  'commitments.icon': { look: 'choice', names: promiseIcons },
  'colours.key': { look: 'fixed', names: colourNames },
};
