import type { MenuLink } from '#modules/settings/wordings/shown-menus.ts';

/** Pages of what the visitor collected on this device: built into the site, so no menu of the office removes them. */
export const ownPages: MenuLink[] = [
  { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
  { label: 'Đã lưu', href: '/da-luu' },
  { label: 'Giỏ của bạn', href: '/gio-hang' },
  { label: 'Tài khoản', href: '/tai-khoan' },
];

/** Whether a navigation entry is the current page or an ancestor of it. */
export function isCurrent(entry: MenuLink, pathname: string): boolean {
  return entry.href === '/'
    ? pathname === '/'
    : pathname === entry.href || pathname.startsWith(`${entry.href}/`);
}
