import { addressVerbs } from '#modules/addresses/policy.ts';
import { affiliateVerbs } from '#modules/affiliates/policy.ts';
import { bookingVerbs } from '#modules/booking/policy.ts';
import { booksVerbs } from '#modules/books/policy.ts';
import { catalogueVerbs } from '#modules/catalog/policy.ts';
import { channelVerbs } from '#modules/channels/policy.ts';
import { contentVerbs } from '#modules/content/policy.ts';
import { enquiryVerbs } from '#modules/enquiries/policy.ts';
import { giftVerbs } from '#modules/gift-cards/policy.ts';
import { identityVerbs } from '#modules/identity/policy.ts';
import { inventoryVerbs } from '#modules/inventory/policy.ts';
import { mediaVerbs } from '#modules/media/policy.ts';
import { newsletterVerbs } from '#modules/newsletter/policy.ts';
import { paymentVerbs } from '#modules/payments/policy.ts';
import { planVerbs } from '#modules/plans/policy.ts';
import { pointVerbs } from '#modules/points/policy.ts';
import { pricingVerbs } from '#modules/pricing/policy.ts';
import { reportVerbs } from '#modules/reports/policy.ts';
import { reviewVerbs } from '#modules/reviews/policy.ts';
import { saleVerbs } from '#modules/sales/policy.ts';
import { settingVerbs } from '#modules/settings/policy.ts';
import { sheetVerbs } from '#modules/sheets/policy.ts';
import { supplierVerbs } from '#modules/suppliers/policy.ts';
import { taskVerbs } from '#modules/tasks/policy.ts';
import { voucherVerbs } from '#modules/vouchers/policy.ts';
import type { Verb } from '#platform/actor/actor.ts';

/** All verbs that roles may be given, collected from the modules. */
export const verbs = {
  ...bookingVerbs,
  ...inventoryVerbs,
  ...pricingVerbs,
  ...paymentVerbs,
  ...pointVerbs,
  ...giftVerbs,
  ...booksVerbs,
  ...saleVerbs,
  ...affiliateVerbs,
  ...reportVerbs,
  ...enquiryVerbs,
  ...taskVerbs,
  ...voucherVerbs,
  ...supplierVerbs,
  ...channelVerbs,
  ...reviewVerbs,
  ...planVerbs,
  ...catalogueVerbs,
  ...contentVerbs,
  ...newsletterVerbs,
  ...sheetVerbs,
  ...mediaVerbs,
  ...addressVerbs,
  ...settingVerbs,
  ...identityVerbs,
};

export type VerbName = keyof typeof verbs;

/** `verbs` for look-ups by an arbitrary name. */
export const verbByName: Readonly<Record<string, Verb>> = verbs;
