import type { ReportKind } from './report-kind.ts';

const ofSales = ['loai', 'diem-den', 'kenh'] as const;
const bySales = ['ngay', 'thang', 'loai', 'san-pham', 'diem-den', 'kenh'] as const;

/** Every report of the office; the first is the default. */
export const reportKinds = [
  {
    slug: 'doanh-thu',
    title: 'Doanh thu',
    about: 'Tính vào ngày đặt chỗ thành công; đổi và hủy tính vào ngày đổi, ngày hủy.',
    groupings: bySales,
    filters: ofSales,
    columns: [
      { name: 'soldItems', title: 'Dịch vụ bán', unit: 'count' },
      { name: 'soldVnd', title: 'Bán', unit: 'vnd' },
      { name: 'changedVnd', title: 'Đổi', unit: 'vnd' },
      { name: 'cancelledVnd', title: 'Hủy', unit: 'vnd' },
      { name: 'revenueVnd', title: 'Doanh thu', unit: 'vnd' },
      { name: 'costVnd', title: 'Giá vốn đã biết', unit: 'vnd', verb: 'sale.margin' },
      { name: 'marginVnd', title: 'Lãi gộp phần đã biết', unit: 'vnd', verb: 'sale.margin' },
    ],
    drawn: 'revenueVnd',
  },
  {
    slug: 'dat-them',
    title: 'Đặt thêm theo tháng đi',
    about: 'Kỳ này đặt thêm được bao nhiêu cho từng tháng đi, so với kỳ liền trước dài bằng nhau.',
    groupings: ['thang-di'],
    filters: ofSales,
    columns: [
      { name: 'items', title: 'Dịch vụ thêm', unit: 'count' },
      { name: 'amountVnd', title: 'Giá trị thêm', unit: 'vnd' },
      { name: 'beforeItems', title: 'Dịch vụ, kỳ trước', unit: 'count' },
      { name: 'beforeVnd', title: 'Giá trị, kỳ trước', unit: 'vnd' },
      { name: 'bookedVnd', title: 'Đã có đến cuối kỳ', unit: 'vnd' },
    ],
    drawn: 'amountVnd',
  },
  {
    slug: 'lap-day',
    title: 'Công suất',
    about: 'Chỗ đã bán trên chỗ mở bán của từng ngày. Xe không tính ở đây vì bán theo giờ.',
    groupings: ['ngay', 'thang', 'loai', 'san-pham', 'diem-den'],
    filters: ['loai', 'diem-den'],
    columns: [
      { name: 'places', title: 'Chỗ mở bán', unit: 'count' },
      { name: 'sold', title: 'Đã bán', unit: 'count' },
      { name: 'share', title: 'Lấp đầy', unit: 'percent', of: ['sold', 'places'] },
    ],
    drawn: 'share',
    isAhead: true,
  },
  {
    slug: 'huy',
    title: 'Hủy',
    about:
      'Dịch vụ bị hủy và phần giá trị mất đi, đã trừ phí giữ lại. Tỉ lệ là trên số dịch vụ bán trong kỳ.',
    groupings: bySales,
    filters: ofSales,
    columns: [
      { name: 'cancelledItems', title: 'Dịch vụ hủy', unit: 'count' },
      { name: 'lostVnd', title: 'Giá trị mất', unit: 'vnd' },
      { name: 'soldItems', title: 'Dịch vụ bán', unit: 'count' },
      { name: 'share', title: 'Tỉ lệ hủy', unit: 'percent', of: ['cancelledItems', 'soldItems'] },
    ],
    drawn: 'cancelledItems',
  },
  {
    slug: 'hoan-tien',
    title: 'Hoàn tiền',
    about: 'Khoản phải hoàn tính vào ngày phát sinh, khoản đã hoàn tính vào ngày tiền tới khách.',
    groupings: ['ngay', 'thang', 'ly-do'],
    filters: [],
    columns: [
      { name: 'askedCount', title: 'Khoản phải hoàn', unit: 'count' },
      { name: 'askedVnd', title: 'Tiền phải hoàn', unit: 'vnd' },
      { name: 'doneCount', title: 'Khoản đã hoàn', unit: 'count' },
      { name: 'doneVnd', title: 'Tiền đã hoàn', unit: 'vnd' },
    ],
    drawn: 'doneVnd',
  },
  {
    slug: 'khuyen-mai',
    title: 'Khuyến mãi',
    about: 'Đặt chỗ thành công có dùng mã; hủy sau đó thì trừ lại vào ngày hủy.',
    groupings: ['ma', 'ngay', 'thang'],
    filters: [],
    columns: [
      { name: 'bookings', title: 'Đặt chỗ', unit: 'count' },
      { name: 'discountVnd', title: 'Đã giảm', unit: 'vnd' },
      { name: 'revenueVnd', title: 'Doanh thu', unit: 'vnd' },
    ],
    drawn: 'revenueVnd',
  },
  {
    slug: 'phai-tra',
    title: 'Phải trả nhà cung cấp',
    about:
      'Giá vốn phát sinh tính vào ngày bán, đổi, hủy; bảng kê tính vào ngày chốt; tiền trả tính vào ngày chuyển.',
    groupings: ['ncc', 'ngay', 'thang'],
    filters: [],
    columns: [
      { name: 'costVnd', title: 'Giá vốn phát sinh', unit: 'vnd' },
      { name: 'closedVnd', title: 'Đã chốt', unit: 'vnd' },
      { name: 'paidVnd', title: 'Đã trả', unit: 'vnd' },
    ],
    drawn: 'costVnd',
    verb: 'sale.margin',
  },
  {
    slug: 'chuyen-doi',
    title: 'Chuyển đổi',
    about:
      'Khách đi tới đâu, mỗi bước tính vào ngày của nó: xem dịch vụ, mở trang đặt, gửi đặt chỗ, đặt thành công. Chỉ tính khách tự đặt trên trang.',
    groupings: ['ngay', 'thang', 'loai', 'san-pham', 'diem-den'],
    filters: ['loai', 'diem-den'],
    columns: [
      { name: 'views', title: 'Xem dịch vụ', unit: 'count' },
      { name: 'checkouts', title: 'Mở trang đặt', unit: 'count' },
      { name: 'booked', title: 'Gửi đặt chỗ', unit: 'count' },
      { name: 'paid', title: 'Đặt thành công', unit: 'count' },
      { name: 'share', title: 'Thành công trên lượt xem', unit: 'percent', of: ['paid', 'views'] },
    ],
    drawn: 'views',
  },
  {
    slug: 'luot-xem',
    title: 'Lượt xem',
    about:
      'Trang của khách, không tính máy và nhân viên. Một người mở lại cùng trang trong nửa giờ là một lượt.',
    groupings: ['ngay', 'thang', 'loai', 'san-pham', 'diem-den'],
    filters: ['loai', 'diem-den'],
    columns: [
      { name: 'products', title: 'Trang dịch vụ', unit: 'count' },
      { name: 'lists', title: 'Danh sách', unit: 'count' },
      { name: 'places', title: 'Trang địa điểm', unit: 'count' },
      { name: 'checkouts', title: 'Mở trang đặt', unit: 'count' },
    ],
    drawn: 'products',
  },
  {
    slug: 'luot-tim',
    title: 'Lượt tìm',
    about:
      'Nơi khách tìm trên trang; mỗi người tính một lượt một ngày cho mỗi nơi. Lời khách gõ không được lưu.',
    groupings: ['noi', 'diem-den', 'ngay', 'thang'],
    filters: ['diem-den'],
    columns: [{ name: 'searches', title: 'Lượt tìm', unit: 'count' }],
    drawn: 'searches',
  },
  {
    slug: 'nguon-khach',
    title: 'Nguồn khách',
    about:
      'Khách tự đặt trên trang tới từ đâu: chiến dịch ghi trong liên kết (utm_source) hoặc trang dẫn tới, lần gần nhất trước khi đặt. Không dùng bên thứ ba; trình duyệt đóng là quên.',
    groupings: ['nguon', 'ngay', 'thang'],
    filters: [],
    columns: [
      { name: 'bookings', title: 'Đặt chỗ thành công', unit: 'count' },
      { name: 'known', title: 'Biết nguồn', unit: 'count' },
      { name: 'share', title: 'Biết nguồn trên tất cả', unit: 'percent', of: ['known', 'bookings'] },
      { name: 'revenueVnd', title: 'Doanh thu', unit: 'vnd' },
    ],
    drawn: 'revenueVnd',
  },
  {
    slug: 'tiep-thi',
    title: 'Tiếp thị liên kết',
    about:
      'Lượt bấm, đặt chỗ tính vào ngày bấm, ngày đặt; hoa hồng tính vào ngày khách đi xong hoặc tiền được hoàn; bảng kê, tiền trả tính vào ngày chốt, ngày chuyển.',
    groupings: ['ctv', 'ngay', 'thang'],
    filters: [],
    columns: [
      { name: 'clicks', title: 'Lượt bấm', unit: 'count' },
      { name: 'bookings', title: 'Đặt chỗ', unit: 'count' },
      { name: 'share', title: 'Đặt trên lượt bấm', unit: 'percent', of: ['bookings', 'clicks'] },
      { name: 'baseVnd', title: 'Khách trả, chuyến đã xong', unit: 'vnd' },
      { name: 'commissionVnd', title: 'Hoa hồng', unit: 'vnd' },
      { name: 'closedVnd', title: 'Đã chốt', unit: 'vnd' },
      { name: 'paidVnd', title: 'Đã trả', unit: 'vnd' },
    ],
    drawn: 'commissionVnd',
    verb: 'affiliate.read',
  },
] as const satisfies readonly ReportKind[];

export type ReportSlug = (typeof reportKinds)[number]['slug'];

export function findReportKind(slug: string): ReportKind | null {
  return reportKinds.find((one) => one.slug === slug) ?? null;
}
