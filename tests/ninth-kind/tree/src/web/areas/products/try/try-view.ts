import type { z } from 'zod';
import type { tryDetails } from '#modules/catalog/kinds/try/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';

export type TryView = ReturnType<typeof toTryView>;

export function toTryView(product: ProductDetail, { lowest }: Pick<BookingWidgetData, 'lowest'>) {
  return {
    details: product.details as z.infer<typeof tryDetails>,
    lessons: product.units.map(({ id, title }) => ({ id, title, lowest: lowest[id] ?? null })),
  };
}
