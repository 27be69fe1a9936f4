import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { kinds } from '../modules/catalog/kinds/registry.ts';
import { featuredServices } from './app/navigation/navigation.ts';

/**
 * Every address of the site. Each kind of product has a list at its prefix and its own detail page below it:
 * /combo-voucher, /khach-san, /du-lich, /du-thuyen, /ve-tham-quan, /trai-nghiem, /xe-du-lich, /dich-vu.
 */
export default [
  index('areas/home/home-page.tsx'),
  route('goi-y-khach-san', 'areas/home/offers-for-trip.ts'),

  ...kinds.flatMap(({ name, prefix }) => [
    route(prefix.slice(1), 'areas/products/list/list-page.tsx', { id: `${name}-list` }),
    route(`${prefix.slice(1)}/:file`, `areas/products/${name}/${name}-page.tsx`),
  ]),
  ...featuredServices.map(({ href }) =>
    route(href.slice(1), 'areas/products/list/service-type-page.tsx', { id: href }),
  ),

  route('dia-diem', 'areas/destinations/destinations-page.tsx'),
  route('dia-diem/:file', 'areas/destinations/place-page.tsx'),
  route('provinces/:file', 'areas/destinations/province-page.tsx'),

  route('cam-nang-du-lich', 'areas/handbook/handbook-page.tsx'),
  route('kham-pha/:slug', 'areas/handbook/article-page.tsx', { id: 'discovery-article' }),

  route('ve-may-bay', 'areas/flights/flights-page.tsx'),
  route('yeu-cau', 'areas/enquiries/request-page.tsx'),
  route('yeu-cau/:code', 'areas/enquiries/request-status-page.tsx'),

  route('tim-kiem', 'areas/search/search-page.tsx'),
  route('site.webmanifest', 'areas/offline/web-manifest.ts'),
  route('da-luu', 'areas/saved/saved-page.tsx'),
  route('ngoai-tuyen', 'areas/offline/offline-page.tsx'),
  route('so-sanh', 'areas/products/compare/compare-page.tsx'),
  route('gio-hang', 'areas/cart/cart-page.tsx'),
  route('dat-cho', 'areas/checkout/checkout-page.tsx'),
  route('thanh-toan/:provider/tra-ve', 'areas/checkout/provider-return.ts'),
  route('dat-cho/:code', 'areas/checkout/payment-page.tsx'),
  route('dat-cho/:code/xac-nhan-quay/:pass', 'areas/checkout/counter-page.tsx'),
  route('dat-cho/:code/ma-qr.png', 'areas/checkout/qr-image.ts'),
  route('dat-cho/:code/tinh-trang', 'areas/checkout/payment-status.ts'),
  route('chuyen-di', 'areas/trips/lookup-page.tsx'),
  route('chuyen-di/quen-thiet-bi', 'areas/trips/forget-device.ts'),
  route('chuyen-di/ke-hoach', 'areas/plans/own-plans-page.tsx'),
  route('chuyen-di/ke-hoach/them', 'areas/plans/add-to-plan-page.tsx'),
  route('chuyen-di/ke-hoach/:slug', 'areas/plans/plan-page.tsx'),
  route('chuyen-di/ke-hoach/:slug/cung-sua/:key', 'areas/plans/join-plan-page.tsx'),
  route('chuyen-di/ke-hoach/:slug/lich.ics', 'areas/plans/plan-calendar-file.ts'),
  route('chuyen-di/ke-hoach/:slug/ke-hoach.pdf', 'areas/plans/plan-print-file.ts'),
  route('chuyen-di/nhan-dat-cho', 'areas/trips/claim-trips.ts'),
  route('chuyen-di/:code', 'areas/trips/trip-page.tsx'),
  route('chuyen-di/:code/den-muon', 'areas/trips/late-page.tsx'),
  route('chuyen-di/:code/loi-nhan', 'areas/trips/messages-page.tsx'),
  route('chuyen-di/:code/hoa-don', 'areas/trips/invoice-page.tsx'),
  route('chuyen-di/:code/huy-mot', 'areas/trips/cancel-item-page.tsx'),
  route('chuyen-di/:code/gui-lai', 'areas/trips/resend-mail.ts'),
  route('chuyen-di/:code/thiet-bi', 'areas/trips/end-passes.ts'),
  route('chuyen-di/:code/xac-nhan', 'areas/trips/step-up-page.tsx'),
  route('chuyen-di/:code/huy', 'areas/trips/cancel-page.tsx'),
  route('chuyen-di/:code/doi', 'areas/trips/change-page.tsx'),
  route('chuyen-di/:code/hoan-tien', 'areas/trips/refund-page.tsx'),
  route('chuyen-di/:code/lua-chon', 'areas/trips/choice-page.tsx'),
  route('chuyen-di/:code/hanh-khach', 'areas/trips/passengers-page.tsx'),
  route('chuyen-di/:code/phieu', 'areas/vouchers/voucher-page.tsx'),
  route('chuyen-di/:code/phieu.pdf', 'areas/vouchers/voucher-file.ts'),
  route('chuyen-di/:code/lich.ics', 'areas/vouchers/calendar-file.ts'),
  route('dang-nhap', 'areas/account/sign-in-page.tsx'),
  route('dang-nhap/dien-thoai', 'areas/account/phone-page.tsx'),
  route('dang-nhap/google', 'areas/account/google-page.tsx'),
  route('dang-nhap/khoa', 'areas/account/passkey-options.ts'),
  route('dang-ky', 'areas/account/register-page.tsx'),
  route('quen-mat-khau', 'areas/account/forgot-password-page.tsx'),
  route('dat-lai-mat-khau', 'areas/account/reset-password-page.tsx'),
  route('xac-nhan-email', 'areas/account/verify-email-page.tsx'),
  route('tai-khoan', 'areas/account/account-page.tsx'),
  route('tai-khoan/du-lieu', 'areas/account/data/my-data-page.tsx'),
  route('tai-khoan/du-lieu.zip', 'areas/account/data/my-data-file.ts'),
  route('tai-khoan/lien-lac', 'areas/account/contact/contact-page.tsx'),
  route('doi-email', 'areas/account/contact/confirm-email-page.tsx'),
  route('tai-khoan/nguoi-di', 'areas/account/saved/saved-people-page.tsx'),
  route('kiem-tra-kenh-chinh-thuc', 'areas/vouchers/check-page.tsx'),
  route('doi-tac/quet-phieu', 'areas/vouchers/scan-page.tsx'),
  route('nha-cung-cap/:token', 'areas/suppliers/supplier-page.tsx'),
  route('dev/mailbox', 'areas/dev/mailbox-page.tsx'),
  route('dev/mailbox/:id', 'areas/dev/mail.ts'),
  route('dev/giao-dien', 'areas/dev/ui-page.tsx'),

  route('quy-che-danh-gia', 'areas/reviews/review-rules-page.tsx'),
  route('danh-gia/:token', 'areas/reviews/review-page.tsx'),
  route('danh-gia/:review/huu-ich', 'areas/reviews/helpful-vote.ts'),
  route('ban-tin', 'areas/newsletter/newsletter-page.tsx'),
  route('ban-tin/xac-nhan/:token', 'areas/newsletter/confirm-page.tsx'),
  route('ban-tin/huy/:token', 'areas/newsletter/leave-page.tsx'),

  route('bao-tin', 'areas/alerts/alert-page.tsx'),
  route('bao-tin/xac-nhan/:token', 'areas/alerts/confirm-alert-page.tsx'),
  route('bao-tin/dung/:token', 'areas/alerts/stop-alerts-page.tsx'),

  route('lien-he', 'areas/pages/contact-page.tsx'),
  route('ho-tro-khach-hang', 'areas/pages/support-page.tsx'),
  route('page/:slug', 'areas/pages/static-page.tsx'),

  route(':slug', 'areas/handbook/article-page.tsx', { id: 'article' }),
  route('*', 'areas/errors/not-found-page.tsx'),
] satisfies RouteConfig;
