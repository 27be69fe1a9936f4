import { useEffect } from 'react';

/** Shortcut keys, which find their target by its `data-key`; no letters. */
const callKeys = ['F2', 'F4', 'F9'] as const;
export type CallKey = (typeof callKeys)[number];

/** F2 focuses the sentence, F4 the quote, F9 presses the button that holds the places. */
export function useCallKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event;
      const known = callKeys.find((one) => one === key);
      if (!known || isComposing || ctrlKey || altKey || metaKey || shiftKey) return;
      const found = document.querySelector<HTMLElement>(`[data-key=${known}]`);
      if (!found) return;
      event.preventDefault();
      if (found instanceof HTMLButtonElement) found.click();
      else found.focus();
      if (found instanceof HTMLTextAreaElement) found.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
