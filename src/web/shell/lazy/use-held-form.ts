import { useEffect, useState } from 'react';

interface HeldForm {
  element: HTMLFormElement;
  /** The submit button that was pressed. */
  by: HTMLElement | null;
}

/** Holds a form that would leave the page while offline, with its content, until it is submitted or given up. */
export function useHeldForm(): { form: HeldForm | null; send: () => void; giveUp: () => void } {
  const [form, setForm] = useState<HeldForm | null>(null);
  useEffect(() => {
    // In the bubble phase: submissions handled by the page's own scripts are already prevented.
    const hold = (event: SubmitEvent) => {
      if (navigator.onLine || event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      setForm({ element: event.target, by: event.submitter });
    };
    window.addEventListener('submit', hold);
    return () => window.removeEventListener('submit', hold);
  }, []);
  return {
    form,
    send: () => {
      setForm(null);
      form?.element.requestSubmit(form.by);
    },
    giveUp: () => setForm(null),
  };
}
