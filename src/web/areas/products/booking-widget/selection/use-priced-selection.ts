import type { RefObject } from 'react';
import { useSubmit } from 'react-router';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { notifyPriceChanged } from './notify-price-changed.ts';
import { selectionIfStillPriced } from './selection-if-still-priced.ts';
import { submittedByScript } from './use-form-key.ts';

/**
 * What the widget goes on with when a button below its price is pressed. Null after the form turned out to say something
 * else than was priced: then its price is on its way, and nobody books what they did not see.
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
