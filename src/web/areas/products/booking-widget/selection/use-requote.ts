import { type RefObject, useEffect } from 'react';
import { useSubmit } from 'react-router';
import { awaitsTrip } from '#web/parts/trip-search/has-remembered-trip.ts';
import { submittedByScript } from './use-form-key.ts';
import { unpricedFields } from './use-priced-selection.ts';

/** Taps on a stepper follow each other; one price is asked for. */
const settleMs = 250;
/** For so many times as long a remembered trip is waited for. */
const mostWaits = 12;

/**
 * Asks for the price of the form once something of it was changed, wherever its fields stand in the page; while
 * something is missing, the page stays. `onChange` hears of each change at once.
 */
export function useRequote(
  form: RefObject<HTMLFormElement | null>,
  onChange: (field: HTMLInputElement) => void,
): void {
  const submit = useSubmit();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const requote = (waits = mostWaits) => {
      // The address would say the proposed day, and what the device remembers would not come any more.
      if (waits > 0 && awaitsTrip()) {
        timer = setTimeout(requote, settleMs, waits - 1);
        return;
      }
      const whole = form.current;
      if (whole?.checkValidity())
        submit(whole, { replace: true, preventScrollReset: true, state: submittedByScript });
    };
    // Of the browser, not of React: fields that belong to the form by its id may not be live yet.
    const onFieldChange = (event: Event) => {
      const field = event.target as HTMLInputElement;
      if (!form.current || field.form !== form.current) return;
      onChange(field);
      // What changes no price goes along when the visitor goes on; asking for it would overtake the way to the checkout.
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
