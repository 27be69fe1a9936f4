import { useState } from 'react';
import { useActionData, useLocation } from 'react-router';

/**
 * The reply to this page's form: refusals, typed values, a preview. React Router drops the reply when a page is revalidated after
 * a change elsewhere (`useLive`), and with it what was typed below a preview; this hook keeps it until the address changes or
 * another form is sent.
 */
export function useActionReply<Action>(): ReturnType<typeof useActionData<Action>> {
  const fresh = useActionData<Action>();
  const { key } = useLocation();
  const [kept, keep] = useState({ key, reply: fresh });
  if (fresh !== undefined && (kept.reply !== fresh || kept.key !== key)) keep({ key, reply: fresh });
  return fresh ?? (kept.key === key ? kept.reply : undefined);
}
