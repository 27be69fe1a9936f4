/** The navigation of the site, in the order and words of NAV-01 to NAV-04. */
export interface NavigationEntry {
  label: string;
  href: string;
}

export const mainNavigation: NavigationEntry[] = [
  { label: 'Trang chủ', href: '/' },
  { label: 'Combo tiết kiệm', href: '/combo-voucher' },
  { label: 'Khách sạn', href: '/khach-san' },
  { label: 'Tour du lịch', href: '/du-lich' },
  { label: 'Du thuyền', href: '/du-thuyen' },
];

export const otherServices: NavigationEntry[] = [
  { label: 'Vé máy bay', href: '/ve-may-bay' },
  { label: 'Vé tham quan', href: '/ve-tham-quan' },
  { label: 'Thuê xe', href: '/xe-du-lich' },
  { label: 'Trải nghiệm', href: '/trai-nghiem' },
  { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
  { label: 'Điểm đến hot', href: '/dia-diem' },
];

/** What the visitor has put together here. */
export const ownPages: NavigationEntry[] = [
  { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
  { label: 'Đã lưu', href: '/da-luu' },
  { label: 'Giỏ của bạn', href: '/gio-hang' },
  { label: 'Tài khoản', href: '/tai-khoan' },
];

export const helpPages: NavigationEntry[] = [
  { label: 'Cẩm nang du lịch', href: '/cam-nang-du-lich' },
  { label: 'Hỗ trợ khách hàng', href: '/ho-tro-khach-hang' },
  { label: 'Liên hệ', href: '/lien-he' },
];

export const supportPages: NavigationEntry[] = [
  { label: 'Câu hỏi thường gặp', href: '/page/cau-hoi-thuong-gap' },
  { label: 'Chính sách cam kết', href: '/page/chinh-sach-cam-ket' },
  { label: 'Hướng dẫn thanh toán', href: '/page/huong-dan-thanh-toan' },
  { label: 'Chính sách hủy và hoàn trả', href: '/page/chinh-sach-huy-va-hoan-tra' },
];

export const featuredServices: NavigationEntry[] = [
  { label: 'Xe đưa đón sân bay', href: '/dich-vu/xe-dua-don-san-bay' },
  { label: 'Cho thuê tàu', href: '/dich-vu/cho-thue-tau' },
  { label: 'Cho thuê ca nô', href: '/dich-vu/cho-thue-cano' },
  { label: 'Cho thuê xe máy', href: '/dich-vu/cho-thue-xe-may' },
  { label: 'Tổ chức team building', href: '/dich-vu/to-chuc-team-building' },
  { label: 'Tổ chức gala dinner', href: '/dich-vu/to-chuc-gala-dinner' },
];

/** Whether a navigation entry is where the visitor is: the page itself or one below it. */
export function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  return entry.href === '/'
    ? pathname === '/'
    : pathname === entry.href || pathname.startsWith(`${entry.href}/`);
}
