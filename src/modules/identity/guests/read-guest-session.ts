import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { hashToken } from '../sessions/start-session.ts';
import { type GuestSession, isStrongGuest } from './guest-session.ts';
import { readGuestToken, type WithCookies } from './guest-session-cookies.ts';
import { type FoundGuest, findGuestSession, idleSince } from './guest-sessions.ts';

type Parts = Pick<App, 'db' | 'config' | 'clock'>;

/** How exactly it is known when a session was last used. */
const seenEveryMs = 3_600_000;

/**
 * The guest whom a request comes from, for loaders, actions and the API alike (a page's `request`, or
 * `{ headers: new Headers({ cookie }) }`); null when nobody is signed in, also while their second factor is missing. It
 * costs one query where the cookie is, else none. A page that asks for it is that guest's own: never share or keep it.
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

/** Who came in by one factor and has another, which is still to come; null for everybody else. */
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

/** Whoever has codes is asked for one, whichever way they came in. */
function isHalfway({ hasCodes, strength }: FoundGuest): boolean {
  return hasCodes && !isStrongGuest(strength);
}

/** The open sessions of a guest, the one used last first. */
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

/** Ends sessions of a guest: one of theirs, or all but one, or all. Safe to repeat. @returns how many there were */
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

/** Ends the session that a request comes with, also one that waits for its second factor. Safe to repeat. */
export async function signOutGuest(
  { db, config }: Pick<App, 'db' | 'config'>,
  request: WithCookies,
): Promise<void> {
  const token = readGuestToken(request, config);
  if (!token) return;
  await db.deleteFrom('sessions').where('token', '=', hashToken(token)).where('door', '=', 'site').execute();
}
