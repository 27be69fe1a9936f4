import type { WithCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { claimDevicePlans } from './plan-access.ts';
import { hashDevice, newDeviceToken, type PlanVisitor } from './plan-visitor.ts';

type Parts = Pick<App, 'db' | 'config' | 'clock'>;

const cookie = guestCookie('nv_plans');
/** A device's plans are reachable until its browser drops the cookie. */
const maxAgeSeconds = 400 * 86_400;

export type { PlanVisitor };

/**
 * The visitor of a request: the signed-in account, and the device by its cookie or, for API clients, by a `token` that they were
 * given for their first plan. The device's plans are transferred to the account on the first request with both, however its owner
 * signed in.
 */
export async function readPlanVisitor(app: Parts, request: WithCookies, token = ''): Promise<PlanVisitor> {
  const device = hashDevice(token || cookie.read(request as Request, app.config));
  const session = await readGuestSession(app, request);
  const visitor = { userId: session?.userId ?? null, device, name: session?.name ?? '' };
  if (session && device) await claimDevicePlans(app.db, visitor);
  return visitor;
}

/** The same for creating or joining a plan: a device without a secret is given one, as a token and as its Set-Cookie. */
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

/** The Set-Cookie that deletes the browser's access to its plans. */
export function clearPlanCookie({ config }: Pick<App, 'config'>): string {
  return cookie.write('', 0, config);
}
