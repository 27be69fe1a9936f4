import type { BookingWidgetView } from './load-booking-widget.ts';

/**
 * The total of the chosen day for the party without the children whose heights are still asked for, in đồng: what lists show as 'Từ'.
 * Null where the heights are known or nothing is sold on that day.
 */
export function priceSoFar({
  asksHeights,
  units,
  form,
}: Pick<BookingWidgetView, 'asksHeights' | 'form'> & {
  units: Pick<BookingWidgetView['units'][number], 'id' | 'priceVnd' | 'isOfDay'>[];
}): number | null {
  const unit = units.find(({ id }) => id === form.unit);
  return asksHeights && unit?.isOfDay ? unit.priceVnd : null;
}
