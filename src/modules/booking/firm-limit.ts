import type { Executor, Tx } from '#platform/db/connect.ts';

/** What a member may book for their firm without approval; `limitVnd` null: no limit. A manager needs no approval. */
export type FirmLimit = { ok: true; isManager: boolean; limitVnd: number | null } | { ok: false };

/**
 * Reads what a member may book for their firm, and locks firm and membership for the rest of the transaction: a concurrent removal
 * comes before or after, never between. The firm is locked first, as by everyone who changes it.
 * @returns not ok when they do not belong to it
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
 * Whether a booking at another price would exceed both what its booker may spend for the firm without approval and the amount
 * already approved for it.
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
