import { type RefObject, useEffect } from 'react';
import { useSubmit } from 'react-router';
import { notifyPriceChanged } from '#web/areas/products/booking-widget/selection/notify-price-changed.ts';
import type { StayForm } from './stay-query.ts';

/** What goes on from the rooms: to the checkout, or into the cart. */
const goesOn = '#phong a[href^="/dat-cho?"], #phong form[action="/gio-hang"] button';

/**
 * Keeps what is booked and what the date bar says one stay: where the bar was changed since the prices were made
 * (`sent`), pressing a room asks for its prices first.
 */
export function useSentStay(bar: RefObject<HTMLFormElement | null>, sent: StayForm): void {
  const submit = useSubmit();
  useEffect(() => {
    const onPress = (event: MouseEvent) => {
      if (!bar.current || !(event.target as Element).closest?.(goesOn)) return;
      if (isSame(new FormData(bar.current), sent)) return;
      event.preventDefault();
      event.stopPropagation();
      notifyPriceChanged();
      submit(bar.current, { preventScrollReset: true });
    };
    document.addEventListener('click', onPress, { capture: true });
    return () => document.removeEventListener('click', onPress, { capture: true });
  }, [bar, sent, submit]);
}

/** Whether the fields of the bar say that stay. */
export function isSame(fields: FormData, stay: StayForm): boolean {
  const said = ['from', 'to', 'adults', 'children', 'quantity'].map((name) => fields.get(name));
  const { checkIn, checkOut, adults, children, rooms, childAges } = stay;
  return (
    said.join() === [checkIn, checkOut, adults, children, rooms].join() &&
    fields.getAll('ages').join() === childAges.join()
  );
}
