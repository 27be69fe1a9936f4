import { addressVerbs } from '#modules/addresses/policy.ts';
import { bookingVerbs } from '#modules/booking/policy.ts';
import { booksVerbs } from '#modules/books/policy.ts';
import { catalogueVerbs } from '#modules/catalog/policy.ts';
import { contentVerbs } from '#modules/content/policy.ts';
import { enquiryVerbs } from '#modules/enquiries/policy.ts';
import { identityVerbs } from '#modules/identity/policy.ts';
import type { RoleInput } from '#modules/identity/schema.ts';
import { inventoryVerbs } from '#modules/inventory/policy.ts';
import { mediaVerbs } from '#modules/media/policy.ts';
import { paymentVerbs } from '#modules/payments/policy.ts';
import { planVerbs } from '#modules/plans/policy.ts';
import { pointVerbs } from '#modules/points/policy.ts';
import { pricingVerbs } from '#modules/pricing/policy.ts';
import { reportVerbs } from '#modules/reports/policy.ts';
import { reviewVerbs } from '#modules/reviews/policy.ts';
import { saleVerbs } from '#modules/sales/policy.ts';
import { settingVerbs } from '#modules/settings/policy.ts';
import { supplierVerbs } from '#modules/suppliers/policy.ts';
import { taskVerbs } from '#modules/tasks/policy.ts';
import { voucherVerbs } from '#modules/vouchers/policy.ts';
import type { Verb } from '#platform/actor/actor.ts';

/** Everything that a role may be allowed, as the modules name it. */
export const verbs = {
  ...bookingVerbs,
  ...inventoryVerbs,
  ...pricingVerbs,
  ...paymentVerbs,
  ...pointVerbs,
  ...booksVerbs,
  ...saleVerbs,
  ...reportVerbs,
  ...enquiryVerbs,
  ...taskVerbs,
  ...voucherVerbs,
  ...supplierVerbs,
  ...reviewVerbs,
  ...planVerbs,
  ...catalogueVerbs,
  ...contentVerbs,
  ...mediaVerbs,
  ...addressVerbs,
  ...settingVerbs,
  ...identityVerbs,
};

export type VerbName = keyof typeof verbs;

/** As `verbs`, for who reads a name of one from outside. */
export const verbByName: Readonly<Record<string, Verb>> = verbs;

/** The roles that a new installation begins with; limits in đồng, null without one. */
export const roles: (RoleInput & { rights: 'all' | Partial<Record<VerbName, number | null>> })[] = [
  { slug: 'quan-tri', title: 'Quản trị', rights: 'all' },
  {
    slug: 'dieu-hanh',
    title: 'Điều hành',
    rights: {
      'booking.read': null,
      'booking.export': null,
      'booking.papers': null,
      'booking.manifest': null,
      'places.read': null,
      'places.edit': null,
      'price.edit': null,
      'guest.read': null,
      'promotion.read': null,
      'promotion.edit': null,
      'policy.edit': null,
      'holiday.edit': null,
      'price.rules': null,
      'unit.edit': null,
      'booking.note': null,
      'booking.message': null,
      'booking.invoice': null,
      'booking.sell': null,
      'booking.answer': null,
      'booking.cancel': null,
      'booking.waive': 2_000_000,
      'booking.edit': null,
      'days.close': null,
      'payment.record': 50_000_000,
      'refund.request': 5_000_000,
      'refund.approve': 5_000_000,
      'refund.account': null,
      'points.correct': 1_000_000,
      'books.approve': 50_000_000,
      'enquiry.answer': null,
      'enquiry.create': null,
      'enquiry.move': null,
      'enquiry.export': null,
      'refund.export': null,
      'task.take': null,
      'task.assign': null,
      'task.close': null,
      'voucher.reissue': null,
      'voucher.void': null,
      'voucher.reference': null,
      'supplier.scanners': null,
      'supplier.read': null,
      'supplier.remind': null,
      'supplier.edit': null,
      'supplier.export': null,
      'review.export': null,
      'review.reply': null,
      'review.appeal': null,
      'sale.margin': null,
      'report.read': null,
      'report.export': null,
      'view.share': null,
      'history.read': null,
    },
  },
  {
    slug: 'ke-toan',
    title: 'Kế toán',
    rights: {
      'booking.read': null,
      'booking.export': null,
      'places.read': null,
      'promotion.read': null,
      'booking.note': null,
      'booking.invoice': null,
      'payment.record': null,
      'payment.assign': null,
      'refund.approve': 50_000_000,
      'refund.reject': null,
      'refund.pay': null,
      'refund.export': null,
      'refund.read': null,
      'points.correct': null,
      'books.reconcile': null,
      'tax.edit': null,
      'books.close': null,
      'books.correct': null,
      'books.approve': null,
      'supplier.read': null,
      'supplier.export': null,
      'invoices.export': null,
      'task.take': null,
      'task.assign': null,
      'task.close': null,
      'sale.margin': null,
      'cost.edit': null,
      'payable.close': null,
      'payable.pay': null,
      'report.read': null,
      'report.export': null,
      'view.share': null,
      'history.read': null,
    },
  },
  {
    slug: 'tu-van',
    title: 'Tư vấn',
    rights: {
      'booking.read': null,
      'places.read': null,
      'guest.read': null,
      'promotion.read': null,
      'booking.papers': null,
      'booking.note': null,
      'booking.message': null,
      'booking.invoice': null,
      'booking.sell': null,
      'booking.answer': null,
      'booking.edit': null,
      'refund.request': 1_000_000,
      'refund.account': null,
      'enquiry.answer': null,
      'enquiry.create': null,
      'enquiry.move': null,
      'task.take': null,
      'voucher.reissue': null,
      'voucher.reference': null,
      'supplier.read': null,
      'supplier.remind': null,
      'view.share': null,
    },
  },
  {
    slug: 'bien-tap',
    title: 'Biên tập',
    rights: {
      'catalogue.edit': null,
      'catalogue.publish': null,
      'catalogue.withdraw': null,
      'unit.edit': null,
      'price.rules': null,
      'content.edit': null,
      'content.publish': null,
      'content.withdraw': null,
      'media.edit': null,
      'media.delete': null,
      'redirect.edit': null,
    },
  },
  {
    slug: 'kiem-duyet',
    title: 'Kiểm duyệt',
    rights: {
      'review.moderate': null,
      'review.reply': null,
      'review.appeal': null,
      'review.export': null,
      'plan.moderate': null,
      'plan.edit': null,
      'task.take': null,
    },
  },
  { slug: 'chi-xem', title: 'Chỉ xem', rights: { 'booking.read': null, 'places.read': null } },
];
