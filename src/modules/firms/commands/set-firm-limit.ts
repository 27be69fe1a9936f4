import type { Database } from '#platform/db/connect.ts';
import { lockManagedFirm, noteFirm } from './lock-firm.ts';

export type SetFirmLimitResult = { ok: true } | { ok: false; reason: 'not_manager' };

/**
 * Sets the price, in đồng, above which a manager must approve other members' bookings before they can be paid; null: no approval
 * needed. Bookings that already wait keep waiting.
 */
export function setFirmLimit(
  db: Database,
  { firmId, userId, limitVnd }: { firmId: string; userId: string; limitVnd: number | null },
  now: Date,
): Promise<SetFirmLimitResult> {
  return db.transaction().execute(async (tx): Promise<SetFirmLimitResult> => {
    const firm = await lockManagedFirm(tx, firmId, userId);
    if (!firm) return { ok: false, reason: 'not_manager' };
    if (firm.approvalOverVnd === limitVnd) return { ok: true };
    await tx.updateTable('firms').set({ approval_over_vnd: limitVnd }).where('id', '=', firmId).execute();
    const [before, after] = [{ limitVnd: firm.approvalOverVnd }, { limitVnd }];
    await noteFirm(tx, { firmId, by: userId, verb: 'firm.limit', before, after, now });
    return { ok: true };
  });
}
