import { redirect } from 'react-router';
import { guestSessionCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import type { App } from '#platform/app.ts';

/** Redirects after sign-in, with the session that has just begun; null leaves the session cookie as it is. */
export function redirectInside(app: App, token: string | null, to: string, more: string[] = []): Response {
  const headers = new Headers();
  const cookies = token ? guestSessionCookies(token, app.config) : [];
  for (const cookie of [...cookies, ...more]) headers.append('set-cookie', cookie);
  return redirect(to, { status: 303, headers });
}

/** Redirects after sign-out, once the session has ended. */
export function leaveAccount(app: App, to: string, more: string[] = []): Response {
  const headers = new Headers();
  for (const cookie of [...guestSessionCookies(null, app.config), ...more])
    headers.append('set-cookie', cookie);
  return redirect(to, { status: 303, headers });
}
