import { sql } from 'kysely';
import { may } from '#modules/sales/policy.ts';
import { listItemCosts } from '#modules/sales/queries/list-item-costs.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';

export type SetItemCostResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_item' | 'no_reason' | 'same_cost' };

/** Corrects the cost of a sold item, in đồng: the difference is a line of today, for a later statement. */
export async function setItemCost(
  db: Database,
  {
    code,
    position,
    costVnd,
    reason,
    actor,
  }: { code: string; position: number; costVnd: number; reason: string; actor: Actor },
  now: Date,
): Promise<SetItemCostResult> {
  if (!may(actor, 'cost.edit')) return { ok: false, reason: 'not_allowed' };
  if (reason === '') return { ok: false, reason: 'no_reason' };
  return db.transaction().execute(async (tx): Promise<SetItemCostResult> => {
    const booking = await tx
      .selectFrom('bookings')
      .select('id')
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    const items = booking ? await listItemCosts(tx, booking.id) : [];
    const item = items.find((one) => one.position === position);
    if (!booking || !item) return { ok: false, reason: 'unknown_item' };
    if (item.costVnd === costVnd) return { ok: false, reason: 'same_cost' };
    await sql`
      INSERT INTO sale_lines (booking_id, position, cause, at, kind, product_id, unit_id, rate_plan_id, supplier_id,
        province_id, channel, promotion_id, from_on, to_on, items, unit_nights, guests, amount_vnd, cost_vnd, costed_vnd,
        actor, actor_name, reason)
      SELECT booking_id, position, 'cost', ${now}, kind, product_id, unit_id, rate_plan_id, supplier_id, province_id, channel,
        promotion_id, from_on, to_on, 0, 0, 0, 0, ${costVnd - item.writtenVnd}, ${item.amountVnd - item.costedVnd},
        ${actorText(actor)}, ${actor.name}, ${reason}
      FROM sale_lines WHERE booking_id = ${booking.id} AND position = ${position} ORDER BY id DESC LIMIT 1`.execute(
      tx,
    );
    const object = { type: 'booking-cost', id: code };
    const before = { position, costVnd: item.costVnd };
    await writeHistory(tx, {
      ...{ actor, verb: 'cost.set', object, before, after: { position, costVnd }, reason, now },
    });
    return { ok: true };
  });
}
