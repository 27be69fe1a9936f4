import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Visibility } from '../schema.ts';
import type { PlanVisitor } from './plan-visitor.ts';

/** Access to a plan: its owner may do everything, an editor may change it, a viewer may read it. */
export type PlanAccess = 'owner' | 'editor' | 'viewer';

/** A plan's own row, as the access rules need it. */
export interface PlanRow {
  id: number;
  slug: string;
  title: string;
  visibility: Visibility;
  review: 'waiting' | 'published' | 'rejected' | null;
  isEditorial: boolean;
  ownerUserId: string | null;
  ownerDevice: string | null;
  editVersion: number;
  version: number;
}

export interface OpenPlan {
  plan: PlanRow;
  access: PlanAccess;
  /** Their name as the author of a change, for the other editors. */
  name: string;
}

const rowColumns = [
  'id',
  'slug',
  'title',
  'visibility',
  'review',
  'is_editorial as isEditorial',
  'owner_user_id as ownerUserId',
  'owner_device as ownerDevice',
  'edit_version as editVersion',
  'version',
] as const;

/**
 * A plan with this visitor's access; null where it must look nonexistent to them. With `lock` its row is locked to the end of the
 * transaction, which serializes all changes of the plan.
 */
export async function openPlan(
  db: Executor,
  slug: string,
  visitor: PlanVisitor,
  { lock = false }: { lock?: boolean } = {},
): Promise<OpenPlan | null> {
  const row = await db
    .selectFrom('plans')
    .select(rowColumns)
    .where('slug', '=', slug)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return null;
  const plan = row as PlanRow;
  if (isOwner(plan, visitor)) return { plan, access: 'owner', name: visitor.name || 'Người lập kế hoạch' };
  const editor = await findEditor(db, plan, visitor);
  if (editor) return { plan, access: 'editor', name: editor };
  return plan.visibility === 'private' ? null : { plan, access: 'viewer', name: '' };
}

/** Whether a visitor only reads somebody else's public plan, whose dates are hidden from them. */
export function isForeign({ plan, access }: Pick<OpenPlan, 'plan' | 'access'>): boolean {
  return access === 'viewer' && plan.visibility === 'public';
}

function isOwner({ ownerUserId, ownerDevice }: PlanRow, { userId, device }: PlanVisitor): boolean {
  return (ownerUserId !== null && ownerUserId === userId) || (ownerDevice !== null && ownerDevice === device);
}

/** An editor's name; null for a visitor who did not join by the edit link, or by one renewed since. */
async function findEditor(
  db: Executor,
  plan: PlanRow,
  { userId, device }: PlanVisitor,
): Promise<string | null> {
  if (userId === null && device === null) return null;
  const row = await db
    .selectFrom('plan_editors')
    .select('name')
    .where('plan_id', '=', plan.id)
    .where('edit_version', '=', plan.editVersion)
    .where((eb) =>
      eb.or([
        ...(userId === null ? [] : [eb('user_id', '=', userId)]),
        ...(device === null ? [] : [eb('device', '=', device)]),
      ]),
    )
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Moves a device's votes to the account; a person who voted by both counts once, also with a concurrent vote. */
async function claimVotes(tx: Tx, { userId, device }: { userId: string; device: string }): Promise<void> {
  await tx
    .insertInto('plan_votes')
    .columns(['item_id', 'user_id', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('plan_votes')
        .where('device', '=', device)
        .select((one) => ['item_id', one.val(userId).as('user_id'), 'at']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.deleteFrom('plan_votes').where('device', '=', device).execute();
}

/**
 * Transfers a device's plans, and its editor access, to the account signed in on it. Idempotent. @returns how many plans
 * were transferred
 */
export async function claimDevicePlans(db: Executor, { userId, device }: PlanVisitor): Promise<number> {
  if (userId === null || device === null) return 0;
  return inTransaction(db, async (tx) => {
    const moved = await tx
      .updateTable('plans')
      .set({ owner_user_id: userId, owner_device: null })
      .where('owner_device', '=', device)
      .executeTakeFirst();
    // An account that is already an editor of the plan needs no second entry.
    await tx
      .deleteFrom('plan_editors as e')
      .where('e.device', '=', device)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('plan_editors as other')
            .whereRef('other.plan_id', '=', 'e.plan_id')
            .where('other.user_id', '=', userId)
            .select('other.id'),
        ),
      )
      .execute();
    await tx
      .updateTable('plan_editors')
      .set({ user_id: userId, device: null })
      .where('device', '=', device)
      .execute();
    await claimVotes(tx, { userId, device });
    return Number(moved.numUpdatedRows);
  });
}
