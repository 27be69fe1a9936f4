import { type NotNull, sql } from 'kysely';
import type { Rights } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { type RoleInput, rightsInput } from './schema.ts';
import type { Strength } from './sessions/staff-session.ts';
import { idleHours } from './sessions/start-session.ts';

/** All roles, the one with all rights first. */
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

/** A member of staff, blocked or not. */
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

/** All present and former staff, demo staff last. */
export async function listStaff(db: Executor, now: Date): Promise<StaffPerson[]> {
  const rows = await staffRows(db, now).orderBy('staff.is_demo').orderBy('users.name').execute();
  return rows.map(toPerson);
}

export interface StaffFilter {
  /** All states when left out. */
  state?: StaffPerson['state'] | undefined;
  /** The slug of a role. */
  role?: string | undefined;
  /** A part of the name or mail address. */
  text?: string | undefined;
}

/** A page of the staff matching a filter, by name, and the number in each state. */
export async function listStaffPage(
  db: Executor,
  { filter: { state, role, text }, place: cursor }: { filter: StaffFilter; place: KeysetPlace },
  now: Date,
  limit = 50,
): Promise<KeysetPage<StaffPerson> & { counts: Record<StaffPerson['state'], number> }> {
  const place = readPlace(cursor, 'text', 'text');
  const [name, id] = place.at ?? [];
  const isBack = place.before !== null;
  const words = `%${fold(text ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const byName = sql`users.name collate "vi-x-icu"`;
  const rows = await staffRows(db, now)
    .$if(state !== undefined, (query) => query.where('staff.state', '=', state ?? ''))
    .$if(role !== undefined, (query) => query.where('staff.role_slug', '=', role ?? ''))
    .$if(!!text, (query) =>
      query.where(sql<boolean>`search_letters(users.name || ' ' || coalesce(users.email, '')) like ${words}`),
    )
    .$if(typeof name === 'string' && typeof id === 'string', (query) =>
      query.where(
        sql<boolean>`(${byName}, users.id::text) ${sql.raw(isBack ? '<' : '>')} (${name} collate "vi-x-icu", ${id})`,
      ),
    )
    .orderBy(byName, isBack ? 'desc' : 'asc')
    .orderBy(sql`users.id::text`, isBack ? 'desc' : 'asc')
    .limit(limit + 1)
    .execute();
  const counted = await db
    .selectFrom('staff')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = {
    active: 0,
    blocked: 0,
    ...Object.fromEntries(counted.map((one) => [one.state, one.count])),
  };
  return { ...toKeysetPage(rows.map(toPerson), limit, place, (row) => [row.name, row.id]), counts };
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

/** Whether there is no staff yet except demo staff. */
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

/** A person's open sessions, last used first. */
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
