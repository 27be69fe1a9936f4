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
