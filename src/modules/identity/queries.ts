import { type NotNull, sql } from 'kysely';
import type { Rights } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type RoleInput, rightsInput } from './schema.ts';
import type { Strength } from './sessions/staff-session.ts';
import { idleHours } from './sessions/start-session.ts';

/** All roles, the one that may do everything first. */
export async function listRoles(db: Executor): Promise<RoleInput[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .select(['slug', 'title', 'rights'])
    .orderBy('slug')
    .execute();
  const roles = rows.map((row) => ({ ...row, rights: rightsInput.parse(row.rights) }));
  return roles.toSorted((one, other) => Number(other.rights === 'all') - Number(one.rights === 'all'));
}

export async function findRole(db: Executor, slug: string): Promise<RoleInput | null> {
  return (await listRoles(db)).find((role) => role.slug === slug) ?? null;
}

/** Somebody who works here, whether or not they are blocked. */
export interface StaffPerson {
  id: string;
  name: string;
  email: string;
  role: { slug: string; title: string };
  rights: Rights;
  state: 'active' | 'blocked';
  isDemo: boolean;
  seenAt: Date | null;
  hasCodes: boolean;
  passkeys: number;
  sessions: number;
}

/** Everybody who works here or did, those of the demonstration last. */
export async function listStaff(db: Executor, now: Date): Promise<StaffPerson[]> {
  const rows = await staffRows(db, now).orderBy('staff.is_demo').orderBy('users.name').execute();
  return rows.map(toPerson);
}

export async function findStaff(db: Executor, id: string): Promise<StaffPerson | null> {
  const row = await staffRows(db, new Date()).where('users.id', '=', id).executeTakeFirst();
  return row ? toPerson(row) : null;
}

export async function findStaffByEmail(db: Executor, email: string): Promise<StaffPerson | null> {
  const row = await staffRows(db, new Date())
    .where('users.email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}

/** Whether nobody works here yet but the demonstration. */
export async function hasNoStaff(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('staff').select('user_id').where('is_demo', '=', false).executeTakeFirst();
  return !row;
}

function staffRows(db: Executor, now: Date) {
  return db
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .innerJoin('staff_roles', 'staff_roles.slug', 'staff.role_slug')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'staff.state',
      'staff.is_demo as isDemo',
      'staff.seen_at as seenAt',
      'staff_roles.slug',
      'staff_roles.title',
      'staff_roles.rights',
      sql<boolean>`EXISTS (SELECT FROM second_factors f WHERE f.user_id = users.id AND f.confirmed_at IS NOT NULL)`.as(
        'hasCodes',
      ),
      sql<number>`(SELECT count(*)::int FROM passkeys p WHERE p.user_id = users.id)`.as('passkeys'),
      sql<number>`(SELECT count(*)::int FROM sessions s WHERE s.user_id = users.id AND s.expires_at > ${now})`.as(
        'sessions',
      ),
    ])
    .$narrowType<{ email: NotNull }>();
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['executeTakeFirstOrThrow']>>;

function toPerson({ slug, title, rights, state, ...row }: StaffRow): StaffPerson {
  return {
    ...row,
    state: state as StaffPerson['state'],
    role: { slug, title },
    rights: rightsInput.parse(rights),
  };
}

/** The open sessions of a person, the one used last first. */
export async function listSessions(db: Executor, userId: string, now: Date) {
  const rows = await db
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
    .where('expires_at', '>', now)
    .where('updated_at', '>', new Date(now.getTime() - idleHours * 3_600_000))
    .orderBy('updated_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, strength: row.strength as Strength }));
}
