import { useEffect, useRef } from 'react';
import type { BookingState } from '#modules/booking/state.ts';

/** For the heading: whoever pressed what is gone once the money has come goes on from here, and hears what is new. */
export function useFocusOnNews(state: BookingState) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(state);
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);
  return heading;
}
