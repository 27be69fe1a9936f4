import { type RefObject, useEffect } from 'react';
import { useSubmit } from 'react-router';
import { awaitsTrip } from '#web/parts/trip-search/has-remembered-trip.ts';
import { requoting } from './use-form-key.ts';
import { unpricedFields } from './use-priced-selection.ts';

/** Debounce: several taps on a stepper cause one request. */
const settleMs = 250;
/** Longest wait for a remembered trip, as a multiple of `settleMs`. */
const mostWaits = 12;

/**
 * Requotes the form when one of its fields changes, wherever they are in the page; while the form is invalid, nothing is
 * requested. `onChange` is called at once for each change.
 */
export function useRequote(
  form: RefObject<HTMLFormElement | null>,
  onChange: (field: HTMLInputElement) => void,
): void {
  const submit = useSubmit();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const requote = (waits = mostWaits) => {
      // A requote would write the proposed day into the URL, and the remembered trip would no longer be carried over.
      if (waits > 0 && awaitsTrip()) {
        timer = setTimeout(requote, settleMs, waits - 1);
        return;
      }
      const whole = form.current;
      if (whole?.checkValidity()) submit(whole, requoting(whole));
    };
    // Native events instead of React's: fields that belong to the form by its id may not be hydrated yet.
    const onFieldChange = (event: Event) => {
      const field = event.target as HTMLInputElement;
      if (!form.current || field.form !== form.current) return;
      onChange(field);
      // Fields that do not affect the price are submitted when the visitor continues; a requote would race with the navigation to the checkout.
      if (unpricedFields.some((name) => name === field.name)) return;
      clearTimeout(timer);
      timer = setTimeout(requote, settleMs);
    };
    document.addEventListener('change', onFieldChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('change', onFieldChange);
    };
  }, [form, onChange, submit]);
}
