import type { z } from 'zod';
import type { attractionDetails, ticketDetails } from '#modules/catalog/kinds/attraction.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { App } from '#platform/app.ts';
import { listComingDays, lowestOf } from '../detail/load-units.ts';

export type AttractionView = Awaited<ReturnType<typeof loadAttraction>>;
export type TicketView = AttractionView['tickets'][number];

/** What only the page of a ticket shows; one statement. */
export async function loadAttraction(app: App, product: ProductDetail) {
  const days = await listComingDays(app, product);
  return {
    details: product.details as z.infer<typeof attractionDetails>,
    category: product.terms.find((term) => term.taxonomy === 'attraction-category')?.title ?? '',
    tickets: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      details: unit.details as z.infer<typeof ticketDetails>,
      fromVnd: lowestOf(days, unit.id),
    })),
  };
}
