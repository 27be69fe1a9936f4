import { useState } from 'react';
import { useLocation } from 'react-router';

/** The state of a navigation that the widget made itself: what was typed stays as it is, and the focus with it. */
export const submittedByScript = { submittedByScript: true };

/** Changes whenever the address was changed by something else than the form, which then has to show it. */
export function useFormKey(): string {
  const { key, state } = useLocation();
  const [kept, setKept] = useState(key);
  const isOwn = (state as { submittedByScript?: boolean } | null)?.submittedByScript === true;
  if (!isOwn && kept !== key) setKept(key);
  return kept;
}
