import type { App } from '#platform/app.ts';
import { attemptMinutes } from '../company/start-company-sign-in.ts';
import { onOwnHost } from '../sessions/session-cookie.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { createGuest, type Invitation } from './create-guest.ts';
import type { GuestProviderName } from './guest-providers.ts';
import type { WithCookies } from './guest-session-cookies.ts';
import { startGuestSession } from './guest-sessions.ts';
import { findLinked, linkByEmail, linkProvider } from './link-provider.ts';
import { keepNewcomer, type Newcomer } from './newcomer.ts';
import { provesByPhone } from './offered-providers.ts';
import { readGuestSession } from './read-guest-session.ts';
import { attemptCookie, readProviderCallback, startProviderSignIn } from './start-provider-sign-in.ts';

type Parts = Pick<App, 'db' | 'queue' | 'config' | 'secrets' | 'clock' | 'log'>;

/** @returns the Set-Cookie that deletes an attempt from the browser */
export const forgetAttempt = ({ config }: Pick<App, 'config'>, name: GuestProviderName) =>
  attemptCookie(name).write('', 0, onOwnHost(config));

/** The provider's URL for a sign-in, with the attempt's cookie; null when the provider does not respond. */
export async function goToProvider(
  app: Parts,
  name: GuestProviderName,
  back: string,
): Promise<{ url: string; cookie: string } | null> {
  const requested = await startProviderSignIn(app, name, back);
  if (!requested) return null;
  const seconds = attemptMinutes * 60;
  return {
    url: requested.url,
    cookie: attemptCookie(name).write(requested.kept, seconds, onOwnHost(app.config)),
  };
}

export type EnterByProviderResult =
  /** `needsCode`: the session is unusable until the second factor is given. */
  | { ok: true; token: string; needsCode: boolean; back: string }
  /** The identity is unknown: an account is created with a name, a consent and, where `needsPhone`, a verified phone. */
  | { ok: false; reason: 'new'; cookie: string; needsPhone: boolean; back: string }
  /** 'refused': forged, expired, without an address verified by the provider, or a member of staff. */
  | { ok: false; reason: 'refused' };

/**
 * Signs in a guest whom a provider sends back: by the provider's own id once linked, else by a verified address, which links the
 * account. An address that was registered but never verified has no account, so no account can be taken over in advance.
 * @param answer.search the provider's response, as a query
 * @param answer.name the name of a new guest where it comes outside the signed response: only a proposal
 */
export async function enterByProvider(
  app: Parts,
  provider: GuestProviderName,
  { request, search, name = '' }: { request: WithCookies; search: string; name?: string },
  visit: Visit,
): Promise<EnterByProviderResult> {
  const kept = attemptCookie(provider).read(request as Request, onOwnHost(app.config));
  const answer = await readProviderCallback(app, provider, { kept, search });
  if (!answer) return { ok: false, reason: 'refused' };
  const { identity, back } = answer;
  const { issuer, subject } = identity;
  const needsPhone = provesByPhone(provider);
  const instead = (await readGuestSession(app, request))?.sessionId;
  const email = needsPhone ? null : identity.email;
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx): Promise<EnterByProviderResult> => {
    const linked = await findLinked(tx, identity);
    const linking = { provider, issuer, subject, visit };
    const guest = linked ?? (email ? await linkByEmail(tx, app, { ...linking, email }) : null);
    if (guest === 'refused' || (!guest && !email && !needsPhone)) return { ok: false, reason: 'refused' };
    if (guest) {
      const token = await startGuestSession(tx, guest.id, { strength: 'provider', visit, now, instead });
      return { ok: true, token, needsCode: guest.hasCodes, back };
    }
    const called = identity.name && identity.name !== identity.email ? identity.name : name;
    const found = { provider, issuer, subject, email, name: called, back };
    return { ok: false, reason: 'new', cookie: keepNewcomer(app, found), needsPhone, back };
  });
}

/**
 * Creates the account of a new guest with a verified address, linked to their provider, and signs them in. @returns the token,
 * null when the address has an account by now
 */
export async function registerByProvider(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  draft: {
    newcomer: Newcomer;
    name: string;
    consent: { wording: string; source: string };
    visit: Visit;
    /** The session that this one replaces. */
    instead?: string | undefined;
    invitation?: Invitation | undefined;
  },
): Promise<string | null> {
  const { newcomer, name, consent, visit, instead, invitation } = draft;
  const { email, provider } = newcomer;
  if (!email) return null;
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const userId = await createGuest(
      tx,
      { name, email, phone: null, consent, by: provider, invitation },
      now,
    );
    if (!userId) return null;
    await linkProvider(tx, userId, newcomer, now);
    return startGuestSession(tx, userId, { strength: 'provider', visit, now, instead });
  });
}
