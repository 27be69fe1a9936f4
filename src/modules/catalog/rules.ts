import { formatVnd } from '#platform/vietnamese/format-money.ts';

const contentPrefixes = { Articles: '', Provinces: '/provinces', Place: '/dia-diem' };

/** Categories of content other than products. */
export type ContentCategory = keyof typeof contentPrefixes;

/** The canonical path of content other than products: '/dia-diem/abc.html'; articles are at the root, '/abc'. */
export function linkToContent(category: ContentCategory, slug: string): string {
  return category === 'Articles' ? `/${slug}` : `${contentPrefixes[category]}/${slug}.html`;
}

/**
 * The percent printed on a card (CARD-02): 100 minus the rounded ratio of the price to pay to the list price; 0 when
 * there is nothing to strike through.
 */
export function discountPercent(priceVnd: number, finalPriceVnd: number): number {
  return priceVnd > finalPriceVnd ? 100 - Math.round((finalPriceVnd / priceVnd) * 100) : 0;
}

/**
 * The price of a card per guest for two travelling together, because most are sold that way; rounded up to a whole đồng. Null where
 * the price does not go by guests, or where nothing is on sale.
 */
export function perGuestPrice({
  price,
  finalPrice,
  guestsOfPrice,
}: {
  price: number;
  finalPrice: number;
  /** How many guests the price is for. */
  guestsOfPrice?: number | null;
}) {
  if (finalPrice === 0 || guestsOfPrice === null || guestsOfPrice === undefined) return null;
  const [packs, together] = [Math.ceil(2 / guestsOfPrice), Math.max(2, guestsOfPrice)];
  const each = (amountVnd: number) => Math.ceil((amountVnd * packs) / together);
  return {
    price: each(price),
    finalPrice: each(finalPrice),
    priceUnit: '/khách',
    priceNote: `Đi ${together} người: ${formatVnd(finalPrice * packs)}`,
  };
}
