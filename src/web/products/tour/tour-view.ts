import type { z } from 'zod';
import type { tourDetails } from '#modules/catalog/kinds/tour.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { Sale } from '../box/load-sale.ts';

export type TourView = ReturnType<typeof toTourView>;

const shownDepartures = 8;

/** What only the page of a tour shows: its next departures, those of the chosen month first. */
export function toTourView(product: ProductDetail, { starts, lowest }: Pick<Sale, 'starts' | 'lowest'>) {
  return {
    details: product.details as z.infer<typeof tourDetails>,
    seats: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      departures: starts.filter((start) => start.unitId === unit.id).slice(0, shownDepartures),
      fromVnd: lowest[unit.id] ?? null,
    })),
    itinerary: product.itinerary,
  };
}
