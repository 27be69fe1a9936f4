import { type BookingForm, parseBookingForm } from '#web/areas/products/booking-widget/form/booking-form.ts';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';

/** What may still be told after a price was shown: nothing of it changes the price. */
const facts = ['flight', 'pickup', 'dropoff'] as const;

/**
 * The choice that was priced, for the checkout and the cart, with the facts that were typed since; `typed` is what the
 * form would send. Null where the form says something else by now, or nothing was priced: the price has to be asked for.
 */
export function selectionIfStillPriced(
  {
    form,
    formOptions,
    plans,
    itemQuery,
  }: Pick<BookingWidgetView, 'form' | 'formOptions' | 'plans' | 'itemQuery'>,
  typed: URLSearchParams,
): string | null {
  const ofPrice = (choice: BookingForm) =>
    JSON.stringify({ ...choice, plan: choice.plan ?? plans[0]?.id, flight: '', pickup: '', dropoff: '' });
  const now = parseBookingForm(typed, Number(typed.get('unit')), formOptions);
  if (itemQuery === null || ofPrice(now) !== ofPrice(form)) return null;
  const choice = new URLSearchParams(itemQuery);
  for (const fact of facts) {
    if (now[fact]) choice.set(fact, now[fact]);
    else choice.delete(fact);
  }
  return choice.toString();
}
