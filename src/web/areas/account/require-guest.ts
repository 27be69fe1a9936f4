import { redirect } from 'react-router';
import type { GuestSession } from '#modules/identity/guests/guest-session.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { pageTarget } from '#web/app/routing/page-target.ts';
import { accountPath, signInPath } from '#web/parts/account/return-path.ts';

/**
 * The signed-in guest a page is for.
 * @throws the redirect to sign-in, which leads back here, when nobody is signed in; what was sent by a form is not saved then, and
 * the sign-in page says so
 */
export async function requireGuest(app: App, request: Request): Promise<GuestSession> {
  const session = await readGuestSession(app, request);
  if (session) return session;
  const { path, query } = pageTarget(request);
  if (request.method === 'GET') throw redirect(signInPath('/dang-nhap', path + query));
  throw redirect(`${signInPath('/dang-nhap', path)}${path === accountPath ? '?' : '&'}chua-luu`);
}
