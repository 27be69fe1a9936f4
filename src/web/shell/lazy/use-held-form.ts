import { useEffect, useState } from 'react';

interface HeldForm {
  element: HTMLFormElement;
  /** The button that was pressed. */
  by: HTMLElement | null;
}

/** Holds a form that would leave the page while there is no network, with what stands in it, until it is sent or given up. */
export function useHeldForm(): { form: HeldForm | null; send: () => void; giveUp: () => void } {
  const [form, setForm] = useState<HeldForm | null>(null);
  useEffect(() => {
    // Last of all: what a script of the page has taken over is prevented by now.
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
