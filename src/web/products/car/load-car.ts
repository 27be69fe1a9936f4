import type { z } from 'zod';
import type { carDetails, carOfferDetails } from '#modules/catalog/kinds/car.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { listComingDays, lowestOf } from '../detail/load-units.ts';

export type CarView = Awaited<ReturnType<typeof loadCar>>;

/** What only the page of a car shows; one statement. The codes of its vehicles are nobody's business. */
export async function loadCar(app: App, product: ProductDetail) {
  const days = await listComingDays(app, product);
  const { fleet, ...details } = product.details as z.infer<typeof carDetails>;
  return {
    details,
    vehicles: fleet.length,
    offers: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      details: unit.details as z.infer<typeof carOfferDetails>,
      fromVnd: lowestOf(days, unit.id),
    })),
  };
}
