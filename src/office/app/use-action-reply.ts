import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';

/**
 * What this page's form was answered: refusals, what was typed, a preview. React Router forgets it as soon as a page is read
 * anew because something changed elsewhere (`useLive`), and with it what was typed below a preview; here it stays until the
 * address is left or another form is sent.
 */
export function useActionReply<Action>(): ReturnType<typeof useActionData<Action>> {
  const fresh = useActionData<Action>();
  const { key } = useLocation();
  const [kept, keep] = useState({ key, reply: fresh });
  if (fresh !== undefined && (kept.reply !== fresh || kept.key !== key)) keep({ key, reply: fresh });
  return fresh ?? (kept.key === key ? kept.reply : undefined);
}
