import type { FastifyRequest } from 'fastify';
import type { GuestSession } from '#modules/identity/guests/guest-session.ts';
import { guestSessionCookies, type WithCookies } from '#modules/identity/guests/guest-session-cookies.ts';
import {
  readGuestSession,
  readHalfwayGuest,
  signOutGuest,
} from '#modules/identity/guests/read-guest-session.ts';
import { giveGuestCode, signInGuest } from '#modules/identity/guests/sign-in-guest.ts';
import type { App } from '#platform/app.ts';
import { authProblem } from './auth-problems.ts';
import { cookiesOf, visitOf } from './visit-of.ts';

/** Signs a caller in by password, and by second factor if the account has one; replaces a previous session. @throws ProblemError */
export async function logIn(
  app: App,
  request: FastifyRequest,
  typed: { email: string; password: string; code?: string | undefined; altcha?: string | undefined },
): Promise<{ session: GuestSession; token: string }> {
  const { email, password, code, altcha: proof } = typed;
  const visit = visitOf(request);
  const before = await readGuestSession(app, cookiesOf(request));
  const result = await signInGuest(app, { email, password, proof, visit, instead: before?.sessionId });
  if (!result.ok) throw authProblem(result);
  return admit(app, request, { ...result, code });
}

/** Completes a sign-in by one factor with the second factor if the account has one. @throws ProblemError */
export async function admit(
  app: App,
  request: FastifyRequest,
  given: { token: string; needsCode: boolean; code: string | undefined },
): Promise<{ session: GuestSession; token: string }> {
  const token = given.needsCode ? await addCode(app, request, given) : given.token;
  const session = await readGuestSession(app, bringing(app, token));
  if (!session) throw authProblem({ reason: 'wrong' });
  return { session, token };
}

async function addCode(
  app: App,
  request: FastifyRequest,
  { token, code }: { token: string; code: string | undefined },
): Promise<string> {
  const brought = bringing(app, token);
  const halfway = await readHalfwayGuest(app, brought);
  const given = halfway && code ? await giveGuestCode(app, { halfway, code, visit: visitOf(request) }) : null;
  if (given?.ok) return given.token;
  await signOutGuest(app, brought);
  if (!given) throw authProblem({ reason: 'code_needed' }, 'code');
  throw given.reason === 'too_often' ? authProblem(given) : authProblem({ reason: 'wrong_code' }, 'code');
}

/** A request that carries the new session's cookie. */
function bringing({ config }: App, token: string): WithCookies {
  const [cookie = ''] = guestSessionCookies(token, config);
  return { headers: new Headers({ cookie: cookie.split(';')[0] ?? '' }) };
}
