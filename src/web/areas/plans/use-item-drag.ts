import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

/** Lets the items below an element be dragged, once the page is hydrated. @returns the ref of that element */
export function useItemDrag(isOn: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const submit = useSubmit();
  useEffect(() => {
    const within = root.current;
    if (!isOn || !within) return;
    const leaving = new AbortController();
    void import('./drag-items.ts').then(({ dragItems }) => {
      if (leaving.signal.aborted) return;
      dragItems(within, {
        signal: leaving.signal,
        onMove: ({ id, dayId, before }) =>
          void submit(
            { intent: 'move-item', id, to: dayId, before: before ?? '' },
            { method: 'post', preventScrollReset: true },
          ),
      });
      within.dataset.live = '';
    });
    return () => leaving.abort();
  }, [isOn, submit]);
  return root;
}
