import { servicePaths } from '#modules/settings/wordings/service-slugs.ts';

/** Pages that always exist, independent of content and catalogue, besides the product lists of the kinds. */
export const fixedPaths = [
  '/',
  '/dia-diem',
  '/ke-hoach',
  '/ve-may-bay',
  '/yeu-cau',
  '/tim-kiem',
  '/da-luu',
  '/so-sanh',
  '/gio-hang',
  '/chuyen-di',
  '/tai-khoan',
  '/dang-nhap',
  '/dang-ky',
  '/cam-nang-du-lich',
  '/lien-he',
  '/ho-tro-khach-hang',
  '/kiem-tra-kenh-chinh-thuc',
  '/phieu-qua-tang',
  '/quy-che-danh-gia',
  '/tinh-trang',
  '/ban-tin',
  ...servicePaths,
];
