import { findSharedPart, readPartToken } from '#modules/booking/payment/split-payment.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';

/** Cookie with the part that this browser went to a provider's page for: only this browser is led back to it. */
const cookie = guestCookie('nv_part');

export function keepPartCookie({ config }: Pick<App, 'config'>, token: string): string {
  return cookie.write(token, 3600, config);
}

/** The part's page for a browser that began to pay it; null for any other. */
export async function findPartPage(app: App, request: Request, partId: string): Promise<string | null> {
  const token = cookie.read(request, app.config);
  const now = app.clock.now();
  const known = readPartToken(app.secrets.token, token, now);
  const part = known && (await findSharedPart(app.db, known, now));
  // An underpaid part goes on under the same link.
  return part && (part.id === partId || known === partId) ? `/dat-cho/phan/${token}` : null;
}
