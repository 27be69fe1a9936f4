import type { Menus } from '../shapes.ts';

const shown = (rows: [label: string, href: string][]) =>
  rows.map(([label, href]) => ({ label, href, isShown: true }));

/** Initial menus, until the company changes them (NAV-01 to NAV-04). */
export const startMenus: Menus = {
  main: shown([
    ['Trang chủ', '/'],
    ['Combo tiết kiệm', '/combo-voucher'],
    ['Khách sạn', '/khach-san'],
    ['Tour du lịch', '/du-lich'],
    ['Du thuyền', '/du-thuyen'],
  ]),
  moreTitle: 'Dịch vụ khác',
  more: shown([
    ['Vé máy bay', '/ve-may-bay'],
    ['Vé tham quan', '/ve-tham-quan'],
    ['Thuê xe', '/xe-du-lich'],
    ['Trải nghiệm', '/trai-nghiem'],
    ['Chuyến đi của tôi', '/chuyen-di'],
    ['Điểm đến hot', '/dia-diem'],
  ]),
  help: shown([
    ['Cẩm nang du lịch', '/cam-nang-du-lich'],
    ['Hỗ trợ khách hàng', '/ho-tro-khach-hang'],
    ['Liên hệ', '/lien-he'],
  ]),
  support: shown([
    ['Câu hỏi thường gặp', '/page/cau-hoi-thuong-gap'],
    ['Chính sách cam kết', '/page/chinh-sach-cam-ket'],
    ['Hướng dẫn thanh toán', '/page/huong-dan-thanh-toan'],
    ['Chính sách hủy và hoàn trả', '/page/chinh-sach-huy-va-hoan-tra'],
  ]),
  featuredTitle: 'Dịch vụ nổi bật',
  featured: shown([
    ['Xe đưa đón sân bay', '/dich-vu/xe-dua-don-san-bay'],
    ['Cho thuê tàu', '/dich-vu/cho-thue-tau'],
    ['Cho thuê ca nô', '/dich-vu/cho-thue-cano'],
    ['Cho thuê xe máy', '/dich-vu/cho-thue-xe-may'],
    ['Tổ chức team building', '/dich-vu/to-chuc-team-building'],
    ['Tổ chức gala dinner', '/dich-vu/to-chuc-gala-dinner'],
  ]),
};
