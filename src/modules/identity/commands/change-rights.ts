import { type Actor, type Rights, staffMay } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { type RoleInput, rightsInput, roleInput } from '../schema.ts';

/** The most đồng, null without a limit, undefined for not at all. */
export type RightLimit = number | null | undefined;

export interface RightChange {
  verb: string;
  /** As whoever changes it has seen it. */
  was: RightLimit;
  to: RightLimit;
}

export type ChangeRightsResult =
  | { ok: true; changed: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_role' | 'may_everything' }
  /**
   * 'beyond_own': nobody gives or takes a right that they do not have, nor a higher limit than their own. 'changed_meanwhile':
   * it is no longer as they have seen it.
   */
  | { ok: false; reason: 'beyond_own' | 'changed_meanwhile'; verb: string };

/**
 * Changes what a role may do, all of it or nothing. Holds from the next command of whoever has the role. The role that may do
 * everything stays as it is. Safe to repeat.
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
      // What is undefined falls out of the JSON.
      .set((eb) => ({ rights: json(wanted), version: eb('version', '+', 1), updated_at: now }))
      .where('slug', '=', role)
      .execute();
    await writeHistory(tx, {
      actor,
      verb: 'role.edit',
      object: { type: 'role', id: role },
      before: Object.fromEntries(open.map(({ verb }) => [verb, told(limitOf(verb))])),
      after: Object.fromEntries(open.map(({ verb, to }) => [verb, told(to)])),
      now,
    });
    return { ok: true, changed: open.length };
  });
}

const told = (limit: RightLimit) => (limit === undefined ? 'no' : (limit ?? 'without limit'));

/** Adds a role under its slug; one that is there stays as the company has it. */
export async function saveRole(tx: Tx, draft: RoleInput): Promise<void> {
  const { slug, title, rights } = roleInput.parse(draft);
  await tx
    .insertInto('staff_roles')
    .values({ slug, title, rights: json(rights) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
