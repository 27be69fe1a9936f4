import { useEffect, useRef } from 'react';
import { useFetchers, useNavigation } from 'react-router';

/** A press of the same button within this time is the second half of a double press, in milliseconds. */
const doublePressMs = 700;

/**
 * Drops the second submission of a double press, and those while the form's first one is under way. Otherwise the page would answer
 * the second: that what was just created exists already.
 */
export function useSinglePress(): void {
  const isPosting = [useNavigation(), ...useFetchers()].some(
    ({ state, formMethod }) => state !== 'idle' && formMethod === 'POST',
  );
  const isUnderWay = useRef(false);
  isUnderWay.current = isPosting;
  const last = useRef<Press | null>(null);
  // What was answered may be sent again at once.
  useEffect(() => {
    if (!isPosting) last.current = null;
  }, [isPosting]);
  useEffect(() => {
    const drop = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
      const at = performance.now();
      const was = last.current;
      const isAgain = was?.form === form && was.submitter === submitter;
      if (was && isAgain && (isUnderWay.current || at - was.at < doublePressMs)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last.current = { form, submitter, at };
    };
    window.addEventListener('submit', drop, true);
    return () => window.removeEventListener('submit', drop, true);
  }, []);
}

interface Press {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  at: number;
}
