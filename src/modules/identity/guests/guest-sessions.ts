import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { Visit } from '../sessions/staff-session.ts';
import { hashToken } from '../sessions/start-session.ts';
import type { GuestSession, GuestStrength } from './guest-session.ts';

/** Maximum days of a session; an unused one ends sooner. */
export const guestSessionDays = 90;
const guestIdleDays = 30;

export type FoundGuest = GuestSession & { seenAt: Date; hasCodes: boolean };

/** The unexpired session of a token's hash. */
export async function findGuestSession(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<FoundGuest | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'sessions.id as sessionId',
      'users.name',
      'users.email',
      'users.phone',
      'sessions.strength',
      'sessions.confirmed_at as confirmedAt',
      'sessions.updated_at as seenAt',
      sql<boolean>`EXISTS (SELECT FROM second_factors f WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL)`.as(
        'hasCodes',
      ),
    ])
    .where('sessions.token', '=', tokenHash)
    .where('sessions.door', '=', 'site')
    .where('sessions.expires_at', '>', now)
    .where('sessions.updated_at', '>', idleSince(now))
    .executeTakeFirst();
  return row ? { ...row, strength: row.strength as GuestStrength } : null;
}

/**
 * Starts a session with a new random token and ends the one it replaces. @returns the token, of which only the hash is
 * stored
 */
export async function startGuestSession(
  tx: Tx,
  userId: string,
  {
    strength,
    visit,
    now,
    instead,
  }: { strength: GuestStrength; visit: Visit; now: Date; instead?: string | undefined },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (instead) await tx.deleteFrom('sessions').where('id', '=', instead).where('door', '=', 'site').execute();
  await tx
    .insertInto('sessions')
    .values({
      user_id: userId,
      token: hashToken(token),
      door: 'site',
      strength,
      ip_address: visit.cameFrom,
      user_agent: visit.userAgent.slice(0, 300),
      expires_at: new Date(now.getTime() + guestSessionDays * 86_400_000),
      created_at: now,
      updated_at: now,
      confirmed_at: now,
    })
    .execute();
  return token;
}

/** Sessions not used since then have expired. */
export const idleSince = (now: Date) => new Date(now.getTime() - guestIdleDays * 86_400_000);
