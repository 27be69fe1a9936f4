import { giftProduct } from '#modules/catalog/commands/products.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';

/** Whether a booking is a gift card order, which has no other items. */
export const isGiftOrder = ({ items }: Pick<Quote, 'items'>): boolean =>
  items[0]?.productSlug === giftProduct.slug;
