import type { z } from 'zod';
import type { experienceDetails, slotDetails } from '#modules/catalog/kinds/experience.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { listComingDays, lowestOf } from '../detail/load-units.ts';

export type ExperienceView = Awaited<ReturnType<typeof loadExperience>>;

/** What only the page of an experience shows; one statement. */
export async function loadExperience(app: App, product: ProductDetail) {
  const days = await listComingDays(app, product);
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
      fromVnd: lowestOf(days, unit.id),
    })),
  };
}
