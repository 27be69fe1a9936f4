import type { App } from '#platform/app.ts';
import { guestCookie } from '#platform/http/guest-cookie.ts';
import { onOwnHost } from '../sessions/session-cookie.ts';
import type { StaffSession, Visit } from '../sessions/staff-session.ts';
import { noteConfirmed } from '../sign-in/confirm-identity.ts';
import { enterByCompany, findLinked } from './enter-by-company.ts';
import {
  attemptMinutes,
  officeClient,
  readCompanyCallback,
  startCompanySignIn,
} from './start-company-sign-in.ts';

type Parts = Pick<App, 'db' | 'config' | 'secrets' | 'clock' | 'log'>;

/** Cookie with the state of a sign-in attempt at the company's provider. */
const attemptCookie = guestCookie('nv_office_oidc', '/quan-tri/dang-nhap');

/**
 * Redirects a browser to the company's provider. @param confirms the session whose owner re-authenticates
 * @returns null when the provider does not respond
 */
export async function goToCompany(
  app: Parts,
  { back, confirms }: { back: string; confirms: string | null },
): Promise<{ url: string; cookie: string } | null> {
  const requested = await startCompanySignIn(app, officeClient(app), { back, confirms });
  if (!requested) return null;
  const cookie = attemptCookie.write(requested.kept, attemptMinutes * 60, onOwnHost(app.config));
  return { url: requested.url, cookie };
}

export type CompanySignIn =
  /** `token` of a new session; null when an existing one was confirmed. */
  | { ok: true; token: string | null; back: string; forget: string }
  | { ok: false; reason: 'no_answer' | 'not_invited'; forget: string };

/**
 * Signs in the person whom the provider sends back, or records their re-authentication. `forget` is the Set-Cookie that
 * ends the attempt.
 */
export async function signInByCompany(
  app: Parts,
  request: Request,
  { session, visit }: { session: StaffSession | null; visit: Visit },
): Promise<CompanySignIn> {
  const config = onOwnHost(app.config);
  const forget = attemptCookie.write('', 0, config);
  const kept = attemptCookie.read(request, config);
  const answer = await readCompanyCallback(app, officeClient(app), {
    kept,
    search: new URL(request.url).search,
  });
  if (!answer) return { ok: false, reason: 'no_answer', forget };
  const { identity, back, confirms } = answer;
  if (confirms === null) {
    const token = await enterByCompany(app, { identity, visit, instead: session?.sessionId });
    return token ? { ok: true, token, back, forget } : { ok: false, reason: 'not_invited', forget };
  }
  const person = session?.sessionId === confirms ? await findLinked(app.db, identity) : null;
  if (!person || person.id !== session?.id) return { ok: false, reason: 'not_invited', forget };
  await noteConfirmed(app, confirms);
  return { ok: true, token: null, back, forget };
}
