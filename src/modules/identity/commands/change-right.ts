import { type Actor, type Rights, staffMay } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { rightsInput } from '../schema.ts';

export type ChangeRightResult =
  | { ok: true; before: number | null | undefined }
  /** 'beyond_own': nobody gives a right that they do not have, nor a higher limit than their own. */
  | { ok: false; reason: 'not_allowed' | 'unknown_role' | 'may_everything' | 'beyond_own' };

/**
 * Lets a role do something, up to an amount or without a limit (null), or no longer (undefined). Holds from the next command
 * of whoever has the role. The role that may do everything stays as it is. Safe to repeat.
 */
export async function changeRight(
  db: Database,
  {
    role,
    verb,
    limitVnd,
    actor,
  }: { role: string; verb: string; limitVnd: number | null | undefined; actor: Actor },
  now: Date,
): Promise<ChangeRightResult> {
  if (!may(actor, 'role.edit')) return { ok: false, reason: 'not_allowed' };
  if (limitVnd !== undefined && !staffMay(actor, verb, limitVnd)) return { ok: false, reason: 'beyond_own' };
  return db.transaction().execute(async (tx): Promise<ChangeRightResult> => {
    const row = await tx
      .selectFrom('staff_roles')
      .select('rights')
      .where('slug', '=', role)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_role' };
    const rights: Rights = rightsInput.parse(row.rights);
    if (rights === 'all') return { ok: false, reason: 'may_everything' };
    const { [verb]: before, ...others } = rights;
    if (before === limitVnd) return { ok: true, before };
    await tx
      .updateTable('staff_roles')
      .set((eb) => ({
        rights: json(limitVnd === undefined ? others : { ...others, [verb]: limitVnd }),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('slug', '=', role)
      .execute();
    await writeHistory(tx, {
      actor,
      verb: 'role.edit',
      object: { type: 'role', id: role },
      before: { [verb]: told(before) },
      after: { [verb]: told(limitVnd) },
      now,
    });
    return { ok: true, before };
  });
}

const told = (limitVnd: number | null | undefined) =>
  limitVnd === undefined ? 'no' : (limitVnd ?? 'without limit');
