import { giftProduct } from '#modules/catalog/commands/products.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';

/** Whether a booking buys a gift card, which is all that it has. */
export const isGiftOrder = ({ items }: Pick<Quote, 'items'>): boolean =>
  items[0]?.productSlug === giftProduct.slug;
