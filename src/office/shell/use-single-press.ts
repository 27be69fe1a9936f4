import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** A press of the same button within this time is the second half of a double press, in milliseconds. */
const doublePressMs = 700;

/**
 * Drops the second submission of a double press, and those while the form's first one is under way. Otherwise the page would answer
 * the second: that what was just created exists already.
 */
export function useSinglePress(): void {
  const { state, formMethod } = useNavigation();
  const isPosting = useRef(false);
  isPosting.current = state !== 'idle' && formMethod === 'POST';
  useEffect(() => {
    let last: { form: EventTarget | null; at: number } = { form: null, at: 0 };
    const drop = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'post') return;
      const isSame = event.target === last.form;
      const at = performance.now();
      if (isSame && (isPosting.current || at - last.at < doublePressMs)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = { form: event.target, at };
    };
    window.addEventListener('submit', drop, true);
    return () => window.removeEventListener('submit', drop, true);
  }, []);
}
