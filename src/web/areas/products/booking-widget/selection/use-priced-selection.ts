import type { RefObject } from 'react';
import { useSubmit } from 'react-router';
import { showToast } from '#ui/show-toast.ts';
import { type BookingForm, parseBookingForm } from '#web/areas/products/booking-widget/form/booking-form.ts';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { submittedByScript } from './use-form-key.ts';

/** Fields that may change after pricing, because they do not affect the price. */
export const unpricedFields = ['flight', 'pickup', 'dropoff'] as const;

/**
 * The choice with which a button below the price continues. Null when the form no longer matches what was priced: then it is
 * being requoted, and nobody books what they did not see.
 */
export function usePricedSelection(
  widget: BookingWidgetView,
  form: RefObject<HTMLFormElement | null>,
): () => string | null {
  const submit = useSubmit();
  return () => {
    if (!form.current) return widget.itemQuery;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') fields.append(name, value);
    const choice = selectionIfStillPriced(widget, fields);
    if (choice === null) {
      notifyPriceChanged();
      submit(form.current, { replace: true, preventScrollReset: true, state: submittedByScript });
    }
    return choice;
  };
}

/**
 * The priced choice for the checkout and the cart, with the unpriced fields typed since; `typed` is what the form would submit.
 * Null where the form has changed, or nothing was priced: it has to be requoted.
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
  for (const fact of unpricedFields) {
    if (now[fact]) choice.set(fact, now[fact]);
    else choice.delete(fact);
  }
  return choice.toString();
}

/** Tells why a button below a price did nothing: the choice has changed since, and is requoted. */
function notifyPriceChanged(): void {
  showToast({
    title: 'Lựa chọn đã đổi',
    text: 'Giá vừa được tính lại. Vui lòng xem tổng mới rồi đặt.',
    tone: 'warn',
  });
}
