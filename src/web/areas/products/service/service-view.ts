import type { z } from 'zod';
import type { packageDetails, serviceDetails } from '#modules/catalog/kinds/service/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';

export type ServiceView = ReturnType<typeof toServiceView>;
export type PackageView = ServiceView['packages'][number];

/** View data that only a service's page shows. */
export function toServiceView(product: ProductDetail, { lowest }: Pick<BookingWidgetData, 'lowest'>) {
  const type = product.terms.find((term) => term.taxonomy === 'service-type');
  return {
    details: product.details as z.infer<typeof serviceDetails>,
    type: type ? { slug: type.slug, title: type.title } : null,
    packages: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      details: unit.details as z.infer<typeof packageDetails>,
      lowest: lowest[unit.id] ?? null,
    })),
  };
}
