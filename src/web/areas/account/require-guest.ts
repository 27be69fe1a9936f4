import { redirect } from 'react-router';
import type { GuestSession } from '#modules/identity/guests/guest-session.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import type { App } from '#platform/app.ts';
import { signInPath } from '#web/parts/account/return-path.ts';

/** The signed-in guest a page is for. @throws the redirect to sign-in, which leads back here, when nobody is signed in */
export async function requireGuest(app: App, request: Request): Promise<GuestSession> {
  const session = await readGuestSession(app, request);
  if (session) return session;
  const { pathname, search } = new URL(request.url);
  throw redirect(signInPath('/dang-nhap', request.method === 'GET' ? pathname + search : pathname));
}
