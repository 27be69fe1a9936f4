import type { z } from 'zod';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { tourDetails } from '#modules/catalog/kinds/tour/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';

export type TourView = ReturnType<typeof toTourView>;

/** View data that only a tour's page shows. */
export function toTourView(product: ProductDetail, { lowest }: Pick<BookingWidgetData, 'lowest'>) {
  return {
    details: product.details as z.infer<typeof tourDetails>,
    /** With fewer guests a departure may not take place. */
    fewest: getKind('tour').fewestToRun?.(product.details) ?? 1,
    seats: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      lowest: lowest[unit.id] ?? null,
    })),
    itinerary: product.itinerary,
  };
}
