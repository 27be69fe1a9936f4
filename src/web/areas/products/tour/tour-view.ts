import type { z } from 'zod';
import type { tourDetails } from '#modules/catalog/kinds/tour/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { shownDepartures } from '#web/areas/products/booking-widget/load-starts.ts';

export type TourView = ReturnType<typeof toTourView>;

/** What only the page of a tour shows: its next departures, those of the chosen month first. */
export function toTourView(
  product: ProductDetail,
  { starts, lowest, childAddsVnd }: Pick<BookingWidgetData, 'starts' | 'lowest' | 'childAddsVnd'>,
) {
  return {
    details: product.details as z.infer<typeof tourDetails>,
    seats: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      departures: starts
        .filter((start) => start.unitId === unit.id)
        .slice(0, shownDepartures)
        .map((start) => ({ ...start, childAddsVnd: childAddsVnd[`${unit.id} ${start.day}`] ?? [] })),
      lowest: lowest[unit.id] ?? null,
    })),
    itinerary: product.itinerary,
  };
}
