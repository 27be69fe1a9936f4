import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Visibility } from '../schema.ts';
import type { PlanVisitor } from './plan-visitor.ts';

/** What somebody may do with a plan: its owner everything, an editor change it, a viewer read it. */
export type PlanAccess = 'owner' | 'editor' | 'viewer';

/** A plan's own row, as rules need it. */
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
  /** What those who edit it read as the author of a change. */
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
 * A plan with what this visitor may do with it; null where they may not even know that it is there. With `lock` its row is
 * locked to the end of the transaction, and so is every change of the plan.
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

/** Whether somebody reads a public plan that is not theirs: its dates are not for them. */
export function isForeign({ plan, access }: Pick<OpenPlan, 'plan' | 'access'>): boolean {
  return access === 'viewer' && plan.visibility === 'public';
}

function isOwner({ ownerUserId, ownerDevice }: PlanRow, { userId, device }: PlanVisitor): boolean {
  return (ownerUserId !== null && ownerUserId === userId) || (ownerDevice !== null && ownerDevice === device);
}

/** What an editor is called; null for who came by no link, or by one that has been made anew since. */
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

/** A person who voted on a device and by account counts once, also where they vote this very moment. */
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
 * Gives what a device has made, and what it may edit, to the account that is signed in on it. Safe to repeat. @returns how
 * many plans moved
 */
export async function claimDevicePlans(db: Executor, { userId, device }: PlanVisitor): Promise<number> {
  if (userId === null || device === null) return 0;
  return inTransaction(db, async (tx) => {
    const moved = await tx
      .updateTable('plans')
      .set({ owner_user_id: userId, owner_device: null })
      .where('owner_device', '=', device)
      .executeTakeFirst();
    // Who edits a plan by account already needs no second place among its editors.
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
