import { useEffect, useRef } from 'react';
import { useFetchers, useNavigation } from 'react-router';

/** A press of the same button within this time is the second half of a double press, in milliseconds. */
const doublePressMs = 700;

/**
 * Drops the second submission of a double press, and those while the form's first one is under way. Otherwise the page would answer
 * the second: that what was just created exists already. What else the page posts meanwhile (a preview of a mail) stops no press.
 */
export function useSinglePress(): void {
  const underWay = [useNavigation(), ...useFetchers()].flatMap(({ formMethod, formData }) =>
    formMethod === 'POST' && formData ? textOf(formData) : [],
  );
  const isUnderWay = useRef(new Set<string>());
  const last = useRef<Press | null>(null);
  useEffect(() => {
    isUnderWay.current = new Set(underWay);
    const press = last.current;
    if (!press) return;
    if (isUnderWay.current.has(press.text)) press.isSent = true;
    // What was answered may be sent again at once.
    else if (press.isSent) last.current = null;
  });
  useEffect(() => {
    const drop = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
      const at = performance.now();
      const was = last.current;
      const isAgain = was?.form === form && was.submitter === submitter;
      if (was && isAgain && (isUnderWay.current.has(was.text) || at - was.at < doublePressMs)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else
        last.current = { form, submitter, at, text: textOf(new FormData(form, submitter)), isSent: false };
    };
    window.addEventListener('submit', drop, true);
    return () => window.removeEventListener('submit', drop, true);
  }, []);
}

interface Press {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  at: number;
  /** What it sends. */
  text: string;
  /** Whether the router has begun to send it. */
  isSent: boolean;
}

/** The fields of a form as one text; a file stands by its name. */
const textOf = (fields: FormData): string =>
  new URLSearchParams(
    [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  ).toString();
