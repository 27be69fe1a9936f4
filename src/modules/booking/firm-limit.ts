import type { Executor, Tx } from '#platform/db/connect.ts';

/** What somebody may book for their firm without asking; `limitVnd` null: anything. A manager asks nobody. */
export type FirmLimit = { ok: true; isManager: boolean; limitVnd: number | null } | { ok: false };

/**
 * Reads what somebody may book for their firm, and keeps firm and membership as they are for the rest of the transaction: who is taken
 * out at the same moment comes before or after, never between. The firm is locked first, as by whoever changes it.
 * @returns not ok for who does not belong to it
 */
export async function lockFirmLimit(
  tx: Tx,
  { firmId, accountId }: { firmId: string; accountId: string | null },
): Promise<FirmLimit> {
  const firm = await tx
    .selectFrom('firms')
    .select('approval_over_vnd as limitVnd')
    .where('id', '=', firmId)
    .forShare()
    .executeTakeFirst();
  const member = await tx
    .selectFrom('firm_members')
    .select('role')
    .where('firm_id', '=', firmId)
    .where('user_id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  if (!firm || !member) return { ok: false };
  const isManager = member.role === 'manager';
  return { ok: true, isManager, limitVnd: isManager ? null : firm.limitVnd };
}

export function isAboveLimit({ limitVnd }: { limitVnd: number | null }, totalVnd: number): boolean {
  return limitVnd !== null && totalVnd > limitVnd;
}

/**
 * Whether a booking at another price would be above what its firm lets whoever booked it spend without asking, and above what was
 * approved for it already.
 */
export async function exceedsFirmLimit(db: Executor, bookingId: string, totalVnd: number): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .innerJoin('firms', 'firms.id', 'bookings.firm_id')
    .leftJoin('firm_members as member', (join) =>
      join
        .onRef('member.firm_id', '=', 'firms.id')
        .onRef('member.user_id', '=', 'bookings.account_id')
        .on('member.role', '=', 'manager'),
    )
    .select(['firms.approval_over_vnd as limitVnd', 'approved_vnd as approvedVnd', 'member.role'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  if (!row || row.role !== null) return false;
  return isAboveLimit(row, totalVnd) && totalVnd > (row.approvedVnd ?? 0);
}
