import { type Actor, type Rights, staffMay } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { type RoleInput, rightsInput, roleInput } from '../schema.ts';

/** The limit in đồng, null without a limit, undefined without the right. */
export type RightLimit = number | null | undefined;

export interface RightChange {
  verb: string;
  /** The value that the editor saw. */
  was: RightLimit;
  to: RightLimit;
}

export type ChangeRightsResult =
  | { ok: true; changed: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_role' | 'may_everything' }
  /**
   * 'beyond_own': nobody grants or revokes a right that they do not have, nor a limit above their own. 'changed_meanwhile':
   * it is no longer the value that they saw.
   */
  | { ok: false; reason: 'beyond_own' | 'changed_meanwhile'; verb: string };

/**
 * Changes the rights of a role, all or nothing. Effective from the next command of its members. The administrator role cannot
 * be changed. Idempotent.
 */
export async function changeRights(
  db: Database,
  { role, changes, actor }: { role: string; changes: readonly RightChange[]; actor: Actor },
  now: Date,
): Promise<ChangeRightsResult> {
  if (!may(actor, 'role.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ChangeRightsResult> => {
    const row = await tx
      .selectFrom('staff_roles')
      .select('rights')
      .where('slug', '=', role)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_role' };
    const rights: Rights = rightsInput.parse(row.rights);
    if (rights === 'all') return { ok: false, reason: 'may_everything' };
    const limitOf = (verb: string): RightLimit => (Object.hasOwn(rights, verb) ? rights[verb] : undefined);
    const covered = (verb: string, limit: RightLimit) => limit === undefined || staffMay(actor, verb, limit);
    const open = changes.filter(({ verb, to }) => limitOf(verb) !== to);
    for (const { verb, was, to } of open) {
      if (!covered(verb, to) || !covered(verb, limitOf(verb)))
        return { ok: false, reason: 'beyond_own', verb };
      if (limitOf(verb) !== was) return { ok: false, reason: 'changed_meanwhile', verb };
    }
    if (open.length === 0) return { ok: true, changed: 0 };
    const wanted = { ...rights, ...Object.fromEntries(open.map(({ verb, to }) => [verb, to])) };
    await tx
      .updateTable('staff_roles')
      // Undefined rights are dropped from the JSON, which revokes them.
      .set((eb) => ({ rights: json(wanted), version: eb('version', '+', 1), updated_at: now }))
      .where('slug', '=', role)
      .execute();
    await writeHistory(tx, {
      actor,
      verb: 'role.edit',
      object: { type: 'role', id: role },
      before: Object.fromEntries(open.map(({ verb }) => [verb, describeLimit(limitOf(verb))])),
      after: Object.fromEntries(open.map(({ verb, to }) => [verb, describeLimit(to)])),
      now,
    });
    return { ok: true, changed: open.length };
  });
}

const describeLimit = (limit: RightLimit) => (limit === undefined ? 'no' : (limit ?? 'without limit'));

/** Adds a role under its slug; an existing one stays as the company has configured it. */
export async function saveRole(tx: Tx, draft: RoleInput): Promise<void> {
  const { slug, title, rights } = roleInput.parse(draft);
  await tx
    .insertInto('staff_roles')
    .values({ slug, title, rights: json(rights) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
