import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { bestTier } from '#modules/pricing/cancellation/cancellation-tiers.ts';
import type { Fact } from '#ui/fact-list.tsx';
import { attractionFacts } from '#web/areas/products/attraction/attraction-facts.ts';
import { carFacts } from '#web/areas/products/car/car-facts.ts';
import { comboFacts } from '#web/areas/products/combo/combo-facts.ts';
import { cruiseFacts } from '#web/areas/products/cruise/cruise-facts.ts';
import { experienceFacts } from '#web/areas/products/experience/experience-facts.ts';
import { hotelFacts } from '#web/areas/products/hotel/hotel-facts.ts';
import { toHotelView } from '#web/areas/products/hotel/hotel-view.ts';
import { serviceFacts } from '#web/areas/products/service/service-facts.ts';
import { tourFacts } from '#web/areas/products/tour/tour-facts.ts';
import { toTourView } from '#web/areas/products/tour/tour-view.ts';
import type { ComparedFact } from './compare-rows.ts';

/** The facts of a product as on its own page. */
export function comparedFacts(product: ProductDetail): ComparedFact[] {
  return factsOf(product).flatMap(({ label, value }) => (typeof value === 'string' ? { label, value } : []));
}

function factsOf(product: ProductDetail): Fact[] {
  // Details were validated by their kind's schema when they were saved.
  const details = product.details as never;
  switch (product.kind) {
    case 'hotel':
      return hotelFacts(toHotelView(product));
    case 'combo':
      return comboFacts(details);
    case 'tour':
      return tourFacts(toTourView(product, { lowest: {} }));
    case 'cruise':
      return cruiseFacts(details);
    case 'attraction':
      return attractionFacts(details);
    case 'experience':
      return experienceFacts(details);
    case 'car':
      return carFacts(details);
    case 'service':
      return serviceFacts(details);
  }
}

/** The product's facilities or, for a combo, what it includes. */
export function comparedTerms(product: ProductDetail): string[] {
  return product.terms
    .filter(({ taxonomy }) => taxonomy === 'facility' || taxonomy === 'include')
    .map(({ title }) => title);
}

/** The highest refund of a cancelled booking, and its deadline. */
export function comparedCancellation({ ratePlans }: Pick<ProductDetail, 'ratePlans'>): string {
  const best = bestTier(ratePlans.flatMap((plan) => plan.policyTiers));
  if (!best) return 'Không hoàn, không hủy';
  const until = best.daysBefore === 0 ? 'đến ngày đi' : `trước ${best.daysBefore} ngày`;
  return `Hoàn ${best.refundPercent}% khi hủy ${until}`;
}
