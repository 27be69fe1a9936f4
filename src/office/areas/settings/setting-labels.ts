import { banks } from '#modules/payments/refunds/banks.ts';
import type { RowColumn } from '../../parts/wordings/wording-values.ts';

/** The parts of the form, each with the settings that it begins with. */
export const settingGroups = [
  {
    slug: 'cong-ty',
    title: 'Công ty',
    of: ['name', 'tagline', 'intro', 'logo', 'address', 'mapsUrl', 'copyright', 'business'],
  },
  {
    slug: 'lien-he',
    title: 'Liên hệ, giờ làm',
    of: [
      'phone',
      'customerEmail',
      'facebook',
      'messenger',
      'tiktok',
      'zaloOa',
      'hotlines',
      'supportHours',
      'officeHours',
      'quickHours',
      'officialChannels',
    ],
  },
  {
    slug: 'chan-trang',
    title: 'Chân trang',
    of: ['footerColumn1', 'footerColumn2', 'footerColumn3', 'commitments'],
  },
  {
    slug: 'tim-kiem',
    title: 'Tìm kiếm, màu',
    of: ['metaTitle', 'metaKeywords', 'metaDescriptions', 'colours'],
  },
  { slug: 'tai-khoan', title: 'Ngân hàng', of: ['bankAccounts'] },
  { slug: 'diem', title: 'Điểm', of: ['points'] },
];

/** What a setting is for and how it is written, where its label does not say it. */
export const settingHints: Readonly<Record<string, string>> = {
  name: 'Khách đọc ở đầu trang, trong thư và trên phiếu.',
  tagline: 'Dòng lớn ở trang chủ, đến chừng 40 ký tự.',
  logo: 'Nền trong suốt, cao ít nhất 72 điểm ảnh. Chưa có thì đầu trang ghi tên thương hiệu.',
  mapsUrl: 'Liên kết chép từ Google Maps; để trống thì bản đồ tìm theo địa chỉ.',
  copyright: 'Dòng cuối trang; để trống thì ghi © và tên thương hiệu.',
  phone: 'Số khách gọi, hiện ở đầu trang và trong thư.',
  customerEmail: 'Hộp thư khách viết tới.',
  messenger: 'Địa chỉ https://; để trống thì không có nút này.',
  facebook: 'Địa chỉ https://; để trống nếu không có.',
  tiktok: 'Địa chỉ https://; để trống nếu không có.',
  zaloOa: 'Địa chỉ https://; để trống thì không có nút này.',
  hotlines: 'Đứng ở cuối trang: tên, số điện thoại, giờ nghe máy.',
  supportHours: 'Như 08:00–21:00, mọi ngày.',
  officeHours: 'Khách trả tiền tại quầy trong giờ này.',
  officialChannels: 'Khách tra ở trang “Kiểm tra kênh chính thức”, thấy đúng thì yên tâm.',
  metaTitle: 'Đứng trên thẻ trình duyệt và kết quả Google, đến chừng 60 ký tự.',
  metaDescriptions: 'Đứng dưới tên trong kết quả Google, đến chừng 160 ký tự.',
  colours: 'Mã màu # và sáu chữ số, như #0B6E69.',
  commitments: 'Ô “Vì sao nên đặt” ở trang chủ.',
  bankAccounts: 'Khách chuyển khoản vào tài khoản đầu tiên. Chưa có thì trang không cho chuyển khoản.',
  'business.isDemo': 'bỏ dấu khi mở bán',
  'business.demoNotice': 'Chỉ hiện khi đánh dấu trang dùng thử.',
  'business.legalName': 'Như trên giấy đăng ký kinh doanh.',
  'business.moitBadgeUrl': 'Địa chỉ trang xác nhận của Bộ Công Thương; có rồi thì dấu mới hiện.',
  'points.vndPerPoint': 'Khách trả bao nhiêu thì được một điểm.',
  'points.tiers': 'Hạng đầu từ 0 điểm; số điểm tính trong một năm.',
};

/** Every setting by its path. */
export const settingLabels: Readonly<Record<string, string>> = {
  name: 'Tên thương hiệu',
  tagline: 'Câu giới thiệu ngắn',
  logo: 'Logo',
  intro: 'Giới thiệu',
  address: 'Địa chỉ trụ sở',
  phone: 'Tổng đài',
  customerEmail: 'Email hỗ trợ',
  facebook: 'Facebook',
  messenger: 'Messenger',
  tiktok: 'TikTok',
  zaloOa: 'Zalo OA',
  mapsUrl: 'Liên kết bản đồ',
  hotlines: 'Đường dây nóng',
  supportHours: 'Giờ trả lời thư và yêu cầu',
  officeHours: 'Giờ mở quầy',
  'quickHours.chat': 'Giờ chat',
  'quickHours.video': 'Giờ gọi video',
  'quickHours.phone': 'Giờ gọi điện',
  'footerColumn1.title': 'Cột 1: tiêu đề',
  'footerColumn1.links': 'Cột 1: liên kết',
  'footerColumn2.title': 'Cột 2: tiêu đề',
  'footerColumn2.links': 'Cột 2: liên kết',
  'footerColumn3.title': 'Cột 3: tiêu đề',
  'footerColumn3.links': 'Cột 3: liên kết',
  copyright: 'Dòng bản quyền',
  metaTitle: 'Tiêu đề trang chủ',
  metaKeywords: 'Từ khóa',
  metaDescriptions: 'Mô tả cho máy tìm kiếm',
  colours: 'Màu',
  'business.isDemo': 'Trang dùng thử, chưa nhận đặt chỗ thật',
  'business.demoNotice': 'Lời báo dùng thử',
  'business.representative': 'Người đại diện',
  'business.legalName': 'Tên pháp lý',
  'business.taxCode': 'Mã số thuế',
  'business.registrationNo': 'Số đăng ký kinh doanh',
  'business.registrationDate': 'Ngày đăng ký',
  'business.registrationPlace': 'Nơi đăng ký',
  'business.lhLicence.no': 'Số giấy phép lữ hành',
  'business.lhLicence.type': 'Loại giấy phép',
  'business.lhLicence.issuer': 'Nơi cấp giấy phép',
  'business.moitBadgeUrl': 'Liên kết dấu Bộ Công Thương',
  bankAccounts: 'Tài khoản nhận tiền',
  officialChannels: 'Kênh chính thức',
  commitments: 'Cam kết',
  'points.vndPerPoint': 'Số tiền cho một điểm (đồng)',
  'points.pointVnd': 'Một điểm trừ được (đồng)',
  'points.lifeMonths': 'Điểm dùng trong (tháng)',
  'points.announceDays': 'Báo trước khi hết hạn (ngày)',
  'points.mostPercent': 'Trừ nhiều nhất (% đặt chỗ)',
  'points.tiers': 'Hạng',
};

/** What the cells of a line are. */
export const columnLabels: Readonly<Record<string, string>> = {
  label: 'Tên',
  phone: 'Số điện thoại',
  hours: 'Giờ',
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

/** The site's icons that suit a promise. */
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

/** Cells that are chosen, or that name their row, by list and column. */
export const cellLooks: Readonly<Record<string, Pick<RowColumn, 'look' | 'names'>>> = {
  'bankAccounts.bankBin': { look: 'choice', names: banks },
  'officialChannels.kind': { look: 'choice', names: channelKinds },
  'commitments.icon': { look: 'choice', names: promiseIcons },
  'colours.key': { look: 'fixed', names: colourNames },
};
