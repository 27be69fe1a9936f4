import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { hashToken } from '../sessions/start-session.ts';
import { type GuestSession, isStrongGuest } from './guest-session.ts';
import { readGuestToken, type WithCookies } from './guest-session-cookies.ts';
import { type FoundGuest, findGuestSession, idleSince } from './guest-sessions.ts';

type Parts = Pick<App, 'db' | 'config' | 'clock'>;

/** Precision of the time a session was last used. */
const seenEveryMs = 3_600_000;

/**
 * The guest of a request, for loaders, actions and the API alike (a page's `request`, or
 * `{ headers: new Headers({ cookie }) }`); null when nobody is signed in or the second factor is still missing. It costs one query
 * if the cookie is present, else none. A page that calls it is personal to that guest: never share or cache it.
 */
export async function readGuestSession(app: Parts, request: WithCookies): Promise<GuestSession | null> {
  const found = await find(app, request);
  if (!found || isHalfway(found)) return null;
  const { seenAt, hasCodes, ...session } = found;
  const now = app.clock.now();
  if (now.getTime() - seenAt.getTime() > seenEveryMs) {
    const seen = { updated_at: now };
    await app.db.updateTable('sessions').set(seen).where('id', '=', session.sessionId).execute();
  }
  return session;
}

/** A guest who gave one factor and has a second one still to give; null for everybody else. */
export async function readHalfwayGuest(app: Parts, request: WithCookies): Promise<GuestSession | null> {
  const found = await find(app, request);
  if (!found || !isHalfway(found)) return null;
  const { seenAt, hasCodes, ...session } = found;
  return session;
}

async function find({ db, config, clock }: Parts, request: WithCookies): Promise<FoundGuest | null> {
  const token = readGuestToken(request, config);
  return token ? findGuestSession(db, hashToken(token), clock.now()) : null;
}

/** Guests with codes enabled have to enter one, whichever way they signed in. */
function isHalfway({ hasCodes, strength }: FoundGuest): boolean {
  return hasCodes && !isStrongGuest(strength);
}

/** A guest's open sessions, last used first. */
export function listGuestSessions(db: Executor, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'strength',
      'ip_address as cameFrom',
      'user_agent as userAgent',
      'created_at as startedAt',
      'updated_at as seenAt',
    ])
    .where('user_id', '=', userId)
    .where('door', '=', 'site')
    .where('expires_at', '>', now)
    .where('updated_at', '>', idleSince(now))
    .orderBy('updated_at', 'desc')
    .execute();
}

/** Ends a guest's sessions: one, all but one, or all. Idempotent. @returns how many */
export async function endGuestSessions(
  db: Executor,
  { userId, only, except }: { userId: string; only?: string; except?: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('door', '=', 'site')
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends the session of a request, also one whose second factor is missing. Idempotent. */
export async function signOutGuest(
  { db, config }: Pick<App, 'db' | 'config'>,
  request: WithCookies,
): Promise<void> {
  const token = readGuestToken(request, config);
  if (!token) return;
  await db.deleteFrom('sessions').where('token', '=', hashToken(token)).where('door', '=', 'site').execute();
}
