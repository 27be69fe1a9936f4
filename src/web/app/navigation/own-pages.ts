import type { MenuLink } from '#modules/settings/wordings/shown-menus.ts';

/** What the visitor has put together here: pages of the site's own working, which no menu of the office takes away. */
export const ownPages: MenuLink[] = [
  { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
  { label: 'Đã lưu', href: '/da-luu' },
  { label: 'Giỏ của bạn', href: '/gio-hang' },
  { label: 'Tài khoản', href: '/tai-khoan' },
];

/** Whether a navigation entry is where the visitor is: the page itself or one below it. */
export function isCurrent(entry: MenuLink, pathname: string): boolean {
  return entry.href === '/'
    ? pathname === '/'
    : pathname === entry.href || pathname.startsWith(`${entry.href}/`);
}
