import type { WithCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { claimDevicePlans } from './plan-access.ts';
import { hashDevice, newDeviceToken, type PlanVisitor } from './plan-visitor.ts';

type Parts = Pick<App, 'db' | 'config' | 'clock'>;

const cookie = guestCookie('nv_plans');
/** A plan of a device lies until its browser forgets it. */
const maxAgeSeconds = 400 * 86_400;

export type { PlanVisitor };

/**
 * Who looks at plans: whoever is signed in, and the device by its cookie or, for programs, by a `token` that they were given
 * for their first plan. What the device had made goes to the account the first time that both come together, whichever door
 * its owner came in by.
 */
export async function readPlanVisitor(app: Parts, request: WithCookies, token = ''): Promise<PlanVisitor> {
  const device = hashDevice(token || cookie.read(request as Request, app.config));
  const session = await readGuestSession(app, request);
  const visitor = { userId: session?.userId ?? null, device, name: session?.name ?? '' };
  if (session && device) await claimDevicePlans(app.db, visitor);
  return visitor;
}

/** The same for whoever makes or joins a plan: a device without a secret is given one, as a token and as its Set-Cookie. */
export async function ensurePlanVisitor(
  app: Parts,
  request: WithCookies,
  given = '',
): Promise<{ visitor: PlanVisitor; token: string | null; cookies: [string, string][] }> {
  const visitor = await readPlanVisitor(app, request, given);
  if (visitor.userId !== null || visitor.device !== null) return { visitor, token: null, cookies: [] };
  const token = newDeviceToken();
  return {
    visitor: { ...visitor, device: hashDevice(token) },
    token,
    cookies: [['set-cookie', cookie.write(token, maxAgeSeconds, app.config)]],
  };
}

/** The Set-Cookie that makes this browser forget its plans. */
export function clearPlanCookie({ config }: Pick<App, 'config'>): string {
  return cookie.write('', 0, config);
}
