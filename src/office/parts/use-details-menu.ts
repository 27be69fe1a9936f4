import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** For a `details` that opens over the page: it closes on Escape, which returns the focus, and when the focus goes elsewhere. */
export function useDetailsMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  return {
    ref,
    onKeyDown({ key, nativeEvent }: KeyboardEvent) {
      if (key !== 'Escape' || nativeEvent.isComposing || !ref.current?.open) return;
      ref.current.open = false;
      ref.current.querySelector('summary')?.focus();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    },
  };
}
