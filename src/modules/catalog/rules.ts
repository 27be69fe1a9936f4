/** The content categories from which links are built (NAV-09). */
export type ContentCategory =
  | 'Articles'
  | 'Hotels'
  | 'Tours'
  | 'Provinces'
  | 'Combo'
  | 'Experiences'
  | 'Cars'
  | 'Cruises'
  | 'Service'
  | 'Tickets'
  | 'Place';

const prefixes: Record<Exclude<ContentCategory, 'Articles'>, string> = {
  Hotels: '/khach-san',
  Tours: '/du-lich',
  Provinces: '/provinces',
  Combo: '/combo-voucher',
  Experiences: '/trai-nghiem',
  Cars: '/xe-du-lich',
  Cruises: '/du-thuyen',
  Service: '/dich-vu',
  Tickets: '/ve-tham-quan',
  Place: '/dia-diem',
};

/** The one address of a piece of content: '/khach-san/abc.html'; an article lives at the root, '/abc'. */
export function linkTo(category: ContentCategory, slug: string): string {
  return category === 'Articles' ? `/${slug}` : `${prefixes[category]}/${slug}.html`;
}

/**
 * The percent printed on a card (CARD-02): 100 minus the rounded ratio of the price to pay to the list price; 0 when
 * there is nothing to strike through.
 */
export function discountPercent(priceVnd: number, finalPriceVnd: number): number {
  return priceVnd > finalPriceVnd ? 100 - Math.round((finalPriceVnd / priceVnd) * 100) : 0;
}
