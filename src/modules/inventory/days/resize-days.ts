import type { Tx } from '#platform/db/connect.ts';
import type { RefusedDay } from './change-days.ts';
import { lockDays } from './steps/lock-days.ts';

export type ResizeDaysResult =
  | {
      ok: true;
      /** Days that have the new number now. */
      moved: number;
      /** Days that keep another number, set for them alone. */
      kept: number;
    }
  | { ok: false; days: RefusedDay[] };

/**
 * Has open days from `from` on follow the number of a unit: those that had the number of before, and any that would have
 * more than there now is. A smaller number that was set for a day stays. Refused as a whole, with the days, when one has more
 * held and sold. The caller has locked the product, so that nobody opens days meanwhile.
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
