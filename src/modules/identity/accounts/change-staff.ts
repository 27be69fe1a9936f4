import { sql } from 'kysely';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { findRole, findStaff, type StaffPerson } from '../queries.ts';
import { covers } from '../rules.ts';
import { dropSessions } from '../sessions/end-sessions.ts';

export type ChangeStaffResult =
  | { ok: true }
  | {
      ok: false;
      /** 'beyond_own': the person or the role has rights that the actor does not. */
      reason:
        | 'not_allowed'
        | 'unknown_person'
        | 'unknown_role'
        | 'beyond_own'
        | 'own_account'
        | 'last_administrator';
    };

/** Assigns a person another role, effective from their next request. Idempotent. */
export async function changeStaffRole(
  db: Database,
  { userId, role: slug, actor }: { userId: string; role: string; actor: StaffActor },
  now: Date,
): Promise<ChangeStaffResult> {
  if (!may(actor, 'role.edit')) return { ok: false, reason: 'not_allowed' };
  return changing(db, { userId, actor }, async (tx, person) => {
    const role = await findRole(tx, slug);
    if (!role) return { ok: false, reason: 'unknown_role' };
    if (!covers(actor, role.rights)) return { ok: false, reason: 'beyond_own' };
    if (person.role.slug === slug) return { ok: true };
    if (role.rights !== 'all' && (await isLastAdministrator(tx, userId)))
      return { ok: false, reason: 'last_administrator' };
    await tx.updateTable('staff').set({ role_slug: slug }).where('user_id', '=', userId).execute();
    await writeHistory(tx, {
      actor,
      verb: 'role.edit',
      object: { type: 'staff', id: person.email },
      before: { role: person.role.slug },
      after: { role: slug },
      now,
    });
    return { ok: true };
  });
}

/** Blocks a person, which ends all their sessions, or unblocks them. Not allowed for oneself. Idempotent. */
export async function blockStaff(
  db: Database,
  {
    userId,
    state,
    reason = '',
    actor,
  }: { userId: string; state: StaffPerson['state']; reason?: string; actor: StaffActor },
  now: Date,
): Promise<ChangeStaffResult> {
  if (!may(actor, 'staff.block')) return { ok: false, reason: 'not_allowed' };
  if (actor.id === userId) return { ok: false, reason: 'own_account' };
  return changing(db, { userId, actor }, async (tx, person) => {
    if (person.state === state) return { ok: true };
    if (state === 'blocked' && (await isLastAdministrator(tx, userId)))
      return { ok: false, reason: 'last_administrator' };
    await tx.updateTable('staff').set({ state }).where('user_id', '=', userId).execute();
    if (state === 'blocked') await dropSessions(tx, userId);
    await writeHistory(tx, {
      actor,
      verb: 'staff.block',
      object: { type: 'staff', id: person.email },
      before: { state: person.state },
      after: { state },
      reason,
      now,
    });
    return { ok: true };
  });
}

/** Serializes changes of staff: the check for the last administrator runs under the lock. */
async function changing(
  db: Database,
  { userId, actor }: { userId: string; actor: StaffActor },
  change: (tx: Tx, person: StaffPerson) => Promise<ChangeStaffResult>,
): Promise<ChangeStaffResult> {
  return db.transaction().execute(async (tx): Promise<ChangeStaffResult> => {
    await isLastAdministrator(tx, userId);
    await tx.selectFrom('staff').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    const person = await findStaff(tx, userId);
    if (!person) return { ok: false, reason: 'unknown_person' };
    if (!covers(actor, person.rights)) return { ok: false, reason: 'beyond_own' };
    return change(tx, person);
  });
}

/**
 * Whether this person is the last one with all rights; demo staff count only for each other. Locks all administrators, so that
 * two of them cannot remove each other at the same time.
 */
async function isLastAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const administrators = await tx
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.slug', 'staff.role_slug')
    .select(['staff.user_id as id', 'staff.is_demo as isDemo'])
    .where('staff.state', '=', 'active')
    .where('staff_roles.rights', '=', sql<never>`'"all"'::jsonb`)
    .orderBy('staff.user_id')
    .forUpdate('staff')
    .execute();
  const account = administrators.find(({ id }) => id === userId);
  if (!account) return false;
  return !administrators.some(({ id, isDemo }) => id !== userId && (account.isDemo || !isDemo));
}
