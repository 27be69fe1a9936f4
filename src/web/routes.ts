import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the site. */
export default [
  index('home/home-page.tsx'),

  route('combo-voucher', 'products/list-page.tsx', { id: 'combo-list' }),
  route('khach-san', 'products/list-page.tsx', { id: 'hotel-list' }),
  route('du-lich', 'products/list-page.tsx', { id: 'tour-list' }),
  route('du-thuyen', 'products/list-page.tsx', { id: 'cruise-list' }),
  route('combo-voucher/:file', 'products/combo/combo-page.tsx'),
  route('khach-san/:file', 'products/hotel/hotel-page.tsx'),
  route('du-lich/:file', 'products/tour/tour-page.tsx'),
  route('du-thuyen/:file', 'products/cruise/cruise-page.tsx'),

  route('dia-diem', 'destinations/destinations-page.tsx'),
  route('dia-diem/:file', 'destinations/place-page.tsx'),
  route('provinces/:file', 'destinations/province-page.tsx'),

  route('cam-nang-du-lich', 'handbook/handbook-page.tsx'),
  route('kham-pha/:slug', 'handbook/article-page.tsx', { id: 'discovery-article' }),

  route('ve-may-bay', 'consultation/service-page.tsx', { id: 'flights' }),
  route('ve-tham-quan', 'consultation/service-page.tsx', { id: 'tickets' }),
  route('xe-du-lich', 'consultation/service-page.tsx', { id: 'car-rental' }),
  route('trai-nghiem', 'consultation/service-page.tsx', { id: 'experiences' }),
  route('dich-vu', 'consultation/service-page.tsx', { id: 'services' }),
  route('dich-vu/xe-dua-don-san-bay', 'consultation/service-page.tsx', { id: 'airport-transfer' }),
  route('dich-vu/cho-thue-tau', 'consultation/service-page.tsx', { id: 'boat-rental' }),
  route('dich-vu/cho-thue-cano', 'consultation/service-page.tsx', { id: 'speedboat-rental' }),
  route('dich-vu/cho-thue-xe-may', 'consultation/service-page.tsx', { id: 'motorbike-rental' }),
  route('dich-vu/to-chuc-team-building', 'consultation/service-page.tsx', { id: 'team-building' }),
  route('dich-vu/to-chuc-gala-dinner', 'consultation/service-page.tsx', { id: 'gala-dinner' }),

  route('tim-kiem', 'search/search-page.tsx'),
  route('gio-hang', 'cart/cart-page.tsx'),
  route('dat-cho', 'checkout/checkout-page.tsx'),
  route('dat-cho/:code', 'checkout/payment-page.tsx'),
  route('dat-cho/:code/tinh-trang', 'checkout/payment-status.ts'),
  route('chuyen-di', 'trips/lookup-page.tsx'),
  route('chuyen-di/:code', 'trips/trip-page.tsx'),
  route('chuyen-di/:code/huy', 'trips/cancel-page.tsx'),
  route('dev/mailbox', 'dev/mailbox-page.tsx'),
  route('dev/mailbox/:id', 'dev/mail.ts'),

  route('lien-he', 'pages/contact-page.tsx'),
  route('ho-tro-khach-hang', 'pages/support-page.tsx'),
  route('page/:slug', 'pages/static-page.tsx'),

  route(':slug', 'handbook/article-page.tsx', { id: 'article' }),
  route('*', 'errors/not-found-page.tsx'),
] satisfies RouteConfig;
