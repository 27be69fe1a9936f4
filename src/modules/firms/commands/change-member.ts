import type { Database, Tx } from '#platform/db/connect.ts';
import type { FirmRole } from '../rules.ts';
import { type LockedFirm, lockFirm, lockManagedFirm, noteFirm } from './lock-firm.ts';

export type ChangeMemberResult =
  | { ok: true }
  /** 'last_manager': a firm with other members needs a manager. */
  | { ok: false; reason: 'not_manager' | 'not_member' | 'last_manager' };

/** Changes a member's role. */
export function changeMemberRole(
  db: Database,
  { firmId, userId, memberId, role }: { firmId: string; userId: string; memberId: string; role: FirmRole },
  now: Date,
): Promise<ChangeMemberResult> {
  return db.transaction().execute(async (tx): Promise<ChangeMemberResult> => {
    const firm = await lockManagedFirm(tx, firmId, userId);
    if (!firm) return { ok: false, reason: 'not_manager' };
    const member = firm.members.find((one) => one.userId === memberId);
    if (!member) return { ok: false, reason: 'not_member' };
    if (member.role === role) return { ok: true };
    if (role === 'booker' && isLastManager(firm, memberId)) return { ok: false, reason: 'last_manager' };
    await tx
      .updateTable('firm_members')
      .set({ role })
      .where('firm_id', '=', firmId)
      .where('user_id', '=', memberId)
      .execute();
    if (role === 'booker') await endInvitationsOf(tx, firmId, memberId);
    const [before, after] = [{ role: member.role }, { role, member: memberId }];
    await noteFirm(tx, { firmId, by: userId, verb: 'firm.role', before, after, now });
    return { ok: true };
  });
}

/** Removes a member: a manager anybody, members themselves. Their bookings stay theirs, and in the firm's list. */
export function removeMember(
  db: Database,
  { firmId, userId, memberId }: { firmId: string; userId: string; memberId: string },
  now: Date,
): Promise<ChangeMemberResult> {
  return db.transaction().execute(async (tx): Promise<ChangeMemberResult> => {
    const firm = userId === memberId ? await lockFirm(tx, firmId) : await lockManagedFirm(tx, firmId, userId);
    if (!firm) return { ok: false, reason: 'not_manager' };
    if (!firm.members.some((one) => one.userId === memberId)) return { ok: false, reason: 'not_member' };
    if (firm.members.length > 1 && isLastManager(firm, memberId))
      return { ok: false, reason: 'last_manager' };
    await takeOut(tx, firm, { memberId, by: userId }, now);
    return { ok: true };
  });
}

/**
 * Removes somebody from all their firms before their account is erased: the longest-standing member becomes manager after the last
 * manager. An invitation pending for their mailbox is deleted as well.
 */
export async function leaveFirms(
  tx: Tx,
  { userId, email }: { userId: string; email: string | null },
  now: Date,
): Promise<void> {
  const own = await tx
    .selectFrom('firm_members')
    .select('firm_id as firmId')
    .where('user_id', '=', userId)
    .orderBy('firm_id')
    .execute();
  for (const { firmId } of own) {
    const firm = await lockFirm(tx, firmId);
    if (!firm) continue;
    const successor = firm.members.find((one) => one.userId !== userId);
    if (successor && isLastManager(firm, userId)) {
      await tx
        .updateTable('firm_members')
        .set({ role: 'manager' })
        .where('firm_id', '=', firmId)
        .where('user_id', '=', successor.userId)
        .execute();
      const after = { role: 'manager', member: successor.userId };
      await noteFirm(tx, { firmId, by: userId, verb: 'firm.role', after, now });
    }
    await takeOut(tx, firm, { memberId: userId, by: userId }, now);
  }
  if (email) await tx.deleteFrom('firm_invitations').where('email', '=', email.toLowerCase()).execute();
}

function isLastManager({ members }: LockedFirm, userId: string): boolean {
  const managers = members.filter(({ role }) => role === 'manager');
  return managers.length === 1 && managers[0]?.userId === userId;
}

/** A firm without members is deleted. */
async function takeOut(
  tx: Tx,
  { id: firmId, members }: LockedFirm,
  { memberId, by }: { memberId: string; by: string },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('firm_members').where('firm_id', '=', firmId).where('user_id', '=', memberId).execute();
  await endInvitationsOf(tx, firmId, memberId);
  await noteFirm(tx, { firmId, by, verb: 'firm.leave', after: { member: memberId }, now });
  if (members.length > 1) return;
  await tx.deleteFrom('firms').where('id', '=', firmId).execute();
  await noteFirm(tx, { firmId, by, verb: 'firm.close', now });
}

/** Deletes a member's pending invitations: one to another mailbox of theirs would let a removed manager return. */
async function endInvitationsOf(tx: Tx, firmId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('firm_invitations')
    .where('firm_id', '=', firmId)
    .where('invited_by', '=', userId)
    .execute();
}
