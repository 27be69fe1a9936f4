import type { RefObject } from 'react';
import { useSubmit } from 'react-router';
import type { BoxView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { typed } from './form-key.ts';
import { notifyPricedAgain } from './notify-price-changed.ts';
import { pricedChoice } from './selection-if-still-priced.ts';

/**
 * What the box goes on with when a button below its price is pressed. Null after the form turned out to say something
 * else than was priced: then its price is on its way, and nobody books what they did not see.
 */
export function usePricedChoice(box: BoxView, form: RefObject<HTMLFormElement | null>): () => string | null {
  const submit = useSubmit();
  return () => {
    if (!form.current) return box.itemQuery;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') fields.append(name, value);
    const choice = pricedChoice(box, fields);
    if (choice === null) {
      notifyPricedAgain();
      submit(form.current, { replace: true, preventScrollReset: true, state: typed });
    }
    return choice;
  };
}
