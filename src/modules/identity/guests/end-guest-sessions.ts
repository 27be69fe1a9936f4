import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { hashToken } from '../sessions/start-session.ts';
import { readGuestToken, type WithCookies } from './guest-session-cookies.ts';
import { idleSince } from './guest-sessions.ts';

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
