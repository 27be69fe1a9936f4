import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site. */
export default [
  index('home/home-page.tsx'),

  route('combo-voucher', 'products/list-page.tsx', { id: 'combo-list' }),
  route('khach-san', 'products/list-page.tsx', { id: 'hotel-list' }),
  route('du-lich', 'products/list-page.tsx', { id: 'tour-list' }),
  route('du-thuyen', 'products/list-page.tsx', { id: 'cruise-list' }),

  route('*', 'errors/not-found-page.tsx'),
] satisfies RouteConfig;
