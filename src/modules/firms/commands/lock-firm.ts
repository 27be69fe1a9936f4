import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { FirmRole } from '../rules.ts';

export interface LockedFirm {
  id: string;
  version: number;
  /** See `setFirmLimit`. */
  approvalOverVnd: number | null;
  /** Longest-standing members first. */
  members: { userId: string; role: FirmRole }[];
}

/** Locks a firm before any of its other rows, with its members; null where there is none. */
export async function lockFirm(tx: Tx, firmId: string): Promise<LockedFirm | null> {
  const firm = await tx
    .selectFrom('firms')
    .select(['id', 'version', 'approval_over_vnd as approvalOverVnd'])
    .where('id', '=', firmId)
    .forUpdate()
    .executeTakeFirst();
  if (!firm) return null;
  const members = await tx
    .selectFrom('firm_members')
    .select(['user_id as userId', 'role'])
    .where('firm_id', '=', firmId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return { ...firm, members: members as LockedFirm['members'] };
}

/** The firm, locked, if the user manages it; null otherwise. */
export async function lockManagedFirm(tx: Tx, firmId: string, userId: string): Promise<LockedFirm | null> {
  const firm = await lockFirm(tx, firmId);
  const isManager = firm?.members.some((one) => one.userId === userId && one.role === 'manager');
  return isManager ? firm : null;
}

/** Writes a member's action on their firm to the history: by account id, since the lines outlive the account. */
export function noteFirm(
  tx: Tx,
  line: {
    firmId: string;
    by: string;
    verb: string;
    before?: Record<string, unknown>;
    after?: Record<string, unknown>;
    now: Date;
  },
): Promise<void> {
  const { firmId, by, verb, before, after, now } = line;
  return writeHistory(tx, {
    ...{ actor: 'guest', verb, object: { type: 'firm', id: firmId }, now },
    ...(before && { before }),
    after: { ...after, account: by },
  });
}
