import { guestIpOf } from '#platform/pages/guest-ip.ts';

/** The bot protection fields of a submitted form. */
export function readFormGuard(form: FormData, request: Request) {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  return {
    website: text('website'),
    openedAt: text('openedAt') || undefined,
    altcha: text('altcha') || text('cf-turnstile-response') || undefined,
    ip: guestIpOf(request),
  };
}
