import type { z } from 'zod';
import type { experienceDetails, slotDetails } from '#modules/catalog/kinds/experience/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';

export type ExperienceView = ReturnType<typeof toExperienceView>;

/** View data that only an experience's page shows. */
export function toExperienceView(product: ProductDetail, { lowest }: Pick<BookingWidgetData, 'lowest'>) {
  return {
    details: product.details as z.infer<typeof experienceDetails>,
    category: product.terms.find((term) => term.taxonomy === 'experience-category')?.title ?? '',
    itinerary: product.itinerary,
    slots: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      quantity: unit.quantity,
      startsAt: (unit.details as z.infer<typeof slotDetails>).startsAt,
      lowest: lowest[unit.id] ?? null,
    })),
  };
}
