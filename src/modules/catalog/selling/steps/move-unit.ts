import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../../policy.ts';

export type MoveUnitResult =
  | { ok: true; title: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_unit' };

/** Moves a unit one place up (-1) or down (1) among those of its product, in which order guests see them. At an end it stays. */
export async function moveUnit(
  db: Executor,
  { productId, unitId, by, actor }: { productId: number; unitId: number; by: -1 | 1; actor: Actor },
  now: Date,
): Promise<MoveUnitResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<MoveUnitResult> => {
    await tx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().execute();
    const units = await tx
      .selectFrom('units')
      .select(['id', 'title'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const at = units.findIndex(({ id }) => id === unitId);
    const [unit, other] = [units[at], units[at + by]];
    if (!unit) return { ok: false, reason: 'unknown_unit' };
    if (!other) return { ok: true, title: unit.title };
    const moved = units.with(at, other).with(at + by, unit);
    await sql`
      UPDATE units u SET position = n.at - 1 FROM unnest(${moved.map(({ id }) => id)}::int[]) WITH ORDINALITY AS n (id, at)
      WHERE u.id = n.id AND u.position <> n.at - 1`.execute(tx);
    await announceChange(tx, [`product:${productId}`]);
    const toHistory = (list: readonly { title: string }[]) => ({
      unitOrder: list.map(({ title }) => title).join('; '),
    });
    await writeHistory(tx, {
      ...{ actor, verb: 'unit.order', object: { type: 'product', id: String(productId) }, now },
      ...{ before: toHistory(units), after: toHistory(moved) },
    });
    return { ok: true, title: unit.title };
  });
}
