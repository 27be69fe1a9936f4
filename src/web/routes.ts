import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { kinds } from '../modules/catalog/kinds/registry.ts';
import { featuredServices } from './navigation.ts';

/**
 * Every address of the site. Each kind of product has a list at its prefix and its own detail page below it:
 * /combo-voucher, /khach-san, /du-lich, /du-thuyen, /ve-tham-quan, /trai-nghiem, /xe-du-lich, /dich-vu.
 */
export default [
  index('home/home-page.tsx'),

  ...kinds.flatMap(({ name, prefix }) => [
    route(prefix.slice(1), 'products/list-page.tsx', { id: `${name}-list` }),
    route(`${prefix.slice(1)}/:file`, `products/${name}/${name}-page.tsx`),
  ]),
  ...featuredServices.map(({ href }) => route(href.slice(1), 'services/service-type-page.tsx', { id: href })),

  route('dia-diem', 'destinations/destinations-page.tsx'),
  route('dia-diem/:file', 'destinations/place-page.tsx'),
  route('provinces/:file', 'destinations/province-page.tsx'),

  route('cam-nang-du-lich', 'handbook/handbook-page.tsx'),
  route('kham-pha/:slug', 'handbook/article-page.tsx', { id: 'discovery-article' }),

  route('ve-may-bay', 'flights/flights-page.tsx'),
  route('yeu-cau', 'requests/request-page.tsx'),
  route('yeu-cau/:code', 'requests/request-status-page.tsx'),

  route('tim-kiem', 'search/search-page.tsx'),
  route('site.webmanifest', 'device/manifest-file.ts'),
  route('da-luu', 'device/saved-page.tsx'),
  route('ngoai-tuyen', 'offline/offline-page.tsx'),
  route('so-sanh', 'compare/compare-page.tsx'),
  route('gio-hang', 'cart/cart-page.tsx'),
  route('dat-cho', 'checkout/checkout-page.tsx'),
  route('thanh-toan/:provider/tra-ve', 'checkout/provider-return.ts'),
  route('dat-cho/:code', 'checkout/payment-page.tsx'),
  route('dat-cho/:code/xac-nhan-quay/:pass', 'checkout/counter-page.tsx'),
  route('dat-cho/:code/tinh-trang', 'checkout/payment-status.ts'),
  route('chuyen-di', 'trips/lookup-page.tsx'),
  route('chuyen-di/quen-thiet-bi', 'trips/forget-device.ts'),
  route('chuyen-di/:code', 'trips/trip-page.tsx'),
  route('chuyen-di/:code/thiet-bi', 'trips/end-passes.ts'),
  route('chuyen-di/:code/xac-nhan', 'trips/step-up-page.tsx'),
  route('chuyen-di/:code/huy', 'trips/cancel-page.tsx'),
  route('chuyen-di/:code/hoan-tien', 'trips/refund-page.tsx'),
  route('chuyen-di/:code/lua-chon', 'trips/choice-page.tsx'),
  route('chuyen-di/:code/hanh-khach', 'trips/passengers-page.tsx'),
  route('chuyen-di/:code/phieu', 'vouchers/voucher-page.tsx'),
  route('chuyen-di/:code/phieu.pdf', 'vouchers/voucher-file.ts'),
  route('chuyen-di/:code/lich.ics', 'vouchers/calendar-file.ts'),
  route('kiem-tra-kenh-chinh-thuc', 'vouchers/check-page.tsx'),
  route('doi-tac/quet-phieu', 'vouchers/scan-page.tsx'),
  route('dev/mailbox', 'dev/mailbox-page.tsx'),
  route('dev/mailbox/:id', 'dev/mail.ts'),
  route('dev/giao-dien', 'dev/ui-page.tsx'),

  route('quy-che-danh-gia', 'reviews/rules-page.tsx'),
  route('danh-gia/:token', 'reviews/review-page.tsx'),
  route('danh-gia/:review/huu-ich', 'reviews/helpful-vote.ts'),
  route('ban-tin', 'newsletter/newsletter-page.tsx'),
  route('ban-tin/xac-nhan/:token', 'newsletter/confirm-page.tsx'),
  route('ban-tin/huy/:token', 'newsletter/leave-page.tsx'),

  route('lien-he', 'pages/contact-page.tsx'),
  route('ho-tro-khach-hang', 'pages/support-page.tsx'),
  route('page/:slug', 'pages/static-page.tsx'),

  route(':slug', 'handbook/article-page.tsx', { id: 'article' }),
  route('*', 'errors/not-found-page.tsx'),
] satisfies RouteConfig;
