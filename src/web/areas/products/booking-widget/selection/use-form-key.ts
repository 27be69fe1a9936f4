import { useState } from 'react';
import { useLocation } from 'react-router';

/** Location state of a navigation by the widget itself: typed values and the focus are kept. */
export const submittedByScript = { submittedByScript: true };

/** How the widget itself requotes its form: the page stays where it is, which the fragment of the form's address would not let it. */
export function requoting(form: HTMLFormElement) {
  const [action = ''] = (form.getAttribute('action') ?? '').split('#');
  return { action, replace: true, preventScrollReset: true, state: submittedByScript } as const;
}

/** A key that changes whenever the URL was changed by anything but the form, which then has to remount with it. */
export function useFormKey(): string {
  const { key, state } = useLocation();
  const [formKey, setFormKey] = useState(key);
  const isOwn = (state as { submittedByScript?: boolean } | null)?.submittedByScript === true;
  if (!isOwn && formKey !== key) setFormKey(key);
  return formKey;
}
