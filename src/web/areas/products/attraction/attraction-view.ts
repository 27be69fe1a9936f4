import type { z } from 'zod';
import type { attractionDetails, ticketDetails } from '#modules/catalog/kinds/attraction/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';

export type AttractionView = ReturnType<typeof toAttractionView>;
export type TicketView = AttractionView['tickets'][number];

/** View data that only a ticket's page shows. */
export function toAttractionView(
  product: ProductDetail,
  { lowest, isInstant }: Pick<BookingWidgetData, 'lowest' | 'isInstant'>,
) {
  return {
    details: product.details as z.infer<typeof attractionDetails>,
    isInstant,
    category: product.terms.find((term) => term.taxonomy === 'attraction-category')?.title ?? '',
    tickets: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      details: unit.details as z.infer<typeof ticketDetails>,
      lowest: lowest[unit.id] ?? null,
    })),
  };
}
