const contentPrefixes = { Articles: '', Provinces: '/provinces', Place: '/dia-diem' };

/** What has an address and is no product. */
export type ContentCategory = keyof typeof contentPrefixes;

/** The address of what is no product: '/dia-diem/abc.html'; an article lives at the root, '/abc'. */
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
