import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { beginPasskey, checkPasskey, keepPasskey, removePasskey } from '../second-factor/passkeys.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { announceSecurityChange } from './announce-security-change.ts';
import { noteGuest } from './create-guest.ts';
import { findGuest } from './find-guest.ts';
import { type GuestSession, isStrongGuest } from './guest-session.ts';
import { startGuestSession } from './guest-sessions.ts';

type Parts = Pick<App, 'db' | 'config' | 'clock'>;
type Changing = Parts & Pick<App, 'queue'>;

/** Registration options of a new passkey for a signed-in guest. */
export function beginGuestPasskey(app: Parts, session: GuestSession, siteName: string) {
  return beginPasskey(app, ownerOf(session), siteName);
}

/** Saves a passkey created by a guest's browser. @returns whether it is valid */
export function keepGuestPasskey(
  app: Changing,
  draft: { session: GuestSession; response: RegistrationResponseJSON; name: string; visit: Visit },
): Promise<boolean> {
  const { session, response, name, visit } = draft;
  const note = noteOf(app, { userId: session.userId, change: 'passkey-added', visit });
  return keepPasskey(app, { owner: ownerOf(session), response, name, note });
}

/** Removes one of a guest's own passkeys. Idempotent. */
export function removeGuestPasskey(
  app: Changing,
  { userId, id, visit }: { userId: string; id: string; visit: Visit },
): Promise<void> {
  return removePasskey(app, { userId, id, note: noteOf(app, { userId, change: 'passkey-removed', visit }) });
}

/**
 * Signs in a guest with a passkey, which counts as two factors.
 * @param instead the session that this one replaces @returns its token; null for anybody else, including staff
 */
export async function enterByPasskey(
  app: Parts,
  draft: { response: AuthenticationResponseJSON; visit: Visit; instead?: string | undefined },
): Promise<string | null> {
  const userId = await checkPasskey(app, draft.response);
  const guest = userId && (await findGuest(app.db, userId));
  if (!guest) return null;
  const { visit, instead } = draft;
  const start = { strength: 'passkey', visit, now: app.clock.now(), instead } as const;
  return app.db.transaction().execute((tx) => startGuestSession(tx, guest.id, start));
}

function ownerOf({ userId, sessionId, name, email, phone, strength }: GuestSession) {
  return { userId, sessionId, name, account: email ?? phone ?? name, isStrong: isStrongGuest(strength) };
}

function noteOf(
  app: Changing,
  notice: { userId: string; change: 'passkey-added' | 'passkey-removed'; visit: Visit },
) {
  return async (tx: Tx, change: { before?: { passkey: string }; after?: { passkey: string } }) => {
    await noteGuest(tx, notice.userId, { verb: 'account.second-factor', ...change }, app.clock.now());
    await announceSecurityChange(tx, app, notice);
  };
}
