import { type NotNull, sql } from 'kysely';
import type { Rights } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { rightsInput } from '../schema.ts';
import { readSessionToken } from './session-cookie.ts';
import type { Strength } from './staff-session.ts';
import { hashToken, idleHours } from './start-session.ts';

/** An unexpired session of a member of staff; it may still lack the second factor. */
export interface FoundSession {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  strength: Strength;
  confirmedAt: Date;
  seenAt: Date;
  isDemo: boolean;
  role: { slug: string; title: string };
  rights: Rights;
  hasCodes: boolean;
  hasPasskey: boolean;
}

/** The session of a request's cookie, with its owner's present role; null when it has ended or its owner is blocked. */
export async function findSession(
  { db, config, clock }: Pick<App, 'db' | 'config' | 'clock'>,
  request: Request,
): Promise<FoundSession | null> {
  const token = readSessionToken(request, config);
  if (!token) return null;
  const now = clock.now();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('staff', 'staff.user_id', 'users.id')
    .innerJoin('staff_roles', 'staff_roles.slug', 'staff.role_slug')
    .select([
      'sessions.id as sessionId',
      'users.id as userId',
      'users.name',
      'users.email',
      'sessions.strength',
      'sessions.confirmed_at as confirmedAt',
      'sessions.updated_at as seenAt',
      'staff.is_demo as isDemo',
      'staff_roles.slug',
      'staff_roles.title',
      'staff_roles.rights',
      sql<boolean>`EXISTS (SELECT FROM second_factors f WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL)`.as(
        'hasCodes',
      ),
      sql<boolean>`EXISTS (SELECT FROM passkeys p WHERE p.user_id = users.id)`.as('hasPasskey'),
    ])
    .where('sessions.token', '=', hashToken(token))
    .where('sessions.door', '=', 'staff')
    .where('sessions.expires_at', '>', now)
    .where('sessions.updated_at', '>', new Date(now.getTime() - idleHours * 3_600_000))
    .where('staff.state', '=', 'active')
    .$if(config.PAYMENT_MODE === 'live', (query) => query.where('staff.is_demo', '=', false))
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
  if (!row) return null;
  const { slug, title, rights, strength, ...rest } = row;
  return {
    ...rest,
    strength: strength as Strength,
    role: { slug, title },
    rights: rightsInput.parse(rights),
  };
}
