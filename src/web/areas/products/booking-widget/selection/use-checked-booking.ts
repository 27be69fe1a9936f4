import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { usePricedSelection } from './use-priced-selection.ts';

const bookingLinks = 'a[href^="/dat-cho?"]';

/**
 * Makes the links to the checkout, in the widget and in the bar at the bottom, proceed only with the form as it was priced:
 * nobody books what was not priced.
 */
export function useCheckedBooking(
  widget: BookingWidgetView,
  form: RefObject<HTMLFormElement | null>,
): () => string | null {
  const navigate = useNavigate();
  const choose = usePricedSelection(widget, form);
  useEffect(() => {
    // Capture phase, before the link's own handler, which ignores prevented events.
    const onPress = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.(bookingLinks);
      if (!link || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const choice = choose();
      if (choice !== null) navigate(`/dat-cho?${choice}`);
    };
    document.addEventListener('click', onPress, { capture: true });
    return () => document.removeEventListener('click', onPress, { capture: true });
  }, [choose, navigate]);
  return choose;
}
