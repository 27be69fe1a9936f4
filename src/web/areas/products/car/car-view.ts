import type { z } from 'zod';
import type { carDetails, carOfferDetails } from '#modules/catalog/kinds/car/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';

export type CarView = ReturnType<typeof toCarView>;

/** View data that only a car's page shows. The fleet's vehicle codes are internal and left out. */
export function toCarView(product: ProductDetail, { lowest }: Pick<BookingWidgetData, 'lowest'>) {
  const { fleet, ...details } = product.details as z.infer<typeof carDetails>;
  return {
    details,
    vehicles: fleet.length,
    offers: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      details: unit.details as z.infer<typeof carOfferDetails>,
      lowest: lowest[unit.id] ?? null,
    })),
  };
}
