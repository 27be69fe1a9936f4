import type { Tx } from '#platform/db/connect.ts';
import type { RefusedDay } from './change-days.ts';
import { lockDays } from './steps/lock-days.ts';

export type ResizeDaysResult =
  | {
      ok: true;
      /** Days that have the new allotment now. */
      moved: number;
      /** Days that keep an allotment of their own. */
      kept: number;
    }
  | { ok: false; days: RefusedDay[] };

/**
 * Changes the allotment of open days from `from` on to a unit's new quantity: of those that had the former quantity, and any
 * that would have more than the new one. A smaller allotment set for a day stays. Refused as a whole, listing the days, when
 * one has more held and sold. The caller has locked the product, so that nobody opens days meanwhile.
 */
export async function resizeDays(
  tx: Tx,
  { unitId, from, was, to }: { unitId: number; from: string; was: number; to: number },
): Promise<ResizeDaysResult> {
  const open = await tx
    .selectFrom('inventory')
    .select(['unit_id as unitId', 'day'])
    .where('unit_id', '=', unitId)
    .where('day', '>=', from)
    .execute();
  const rows = await lockDays(tx, open);
  const moving = rows.filter(({ allotment }) => allotment !== to && (allotment === was || allotment > to));
  const below = moving.filter(({ held, sold }) => held + sold > to);
  if (below.length > 0)
    return { ok: false, days: below.map(({ day, held, sold }) => ({ unitId, day, value: held + sold })) };
  if (moving.length > 0) {
    await tx
      .updateTable('inventory')
      .set({ allotment: to })
      .where('unit_id', '=', unitId)
      .where(
        'day',
        'in',
        moving.map(({ day }) => day),
      )
      .execute();
  }
  const kept = rows.filter(({ allotment }) => allotment < to && allotment !== was).length;
  return { ok: true, moved: moving.length, kept };
}
