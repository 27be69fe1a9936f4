import { sql } from 'kysely';
import { may } from '#modules/catalog/policy.ts';
import { listEditedUnits, setUnitStatus } from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { lockSale } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SwitchUnitResult =
  | { ok: true; title: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_unit' | 'title_taken' }
  | {
      ok: false;
      /** Combos on sale take it along, by their titles. */
      reason: 'in_combo';
      combos: string[];
    };

/**
 * Takes a unit off sale, or puts it back with its days open and priced. What is booked of it stays booked. Not while a combo on
 * sale takes it along, which would go on selling it. Nothing to do where it is so already.
 */
export async function switchUnit(
  db: Executor,
  { productId, unitId, isOn, actor }: { productId: number; unitId: number; isOn: boolean; actor: Actor },
  now: Date,
  follow: FollowSale = publishSale,
): Promise<SwitchUnitResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SwitchUnitResult> => {
    const sale = await lockSale(tx, productId);
    const units = sale ? await listEditedUnits(tx, productId) : [];
    const unit = units.find(({ id }) => id === unitId);
    if (!sale || !unit) return { ok: false, reason: 'unknown_unit' };
    const { title } = unit;
    if (unit.status === isOn) return { ok: true, title };
    if (isOn && units.some((one) => one.status && one.title.toLowerCase() === title.toLowerCase()))
      return { ok: false, reason: 'title_taken' };
    const combos = isOn ? [] : await combosWith(tx, unitId);
    if (combos.length > 0) return { ok: false, reason: 'in_combo', combos };
    await setUnitStatus(tx, unitId, isOn);
    await follow(tx, sale, now);
    const object = { type: 'unit', id: String(unitId) };
    await writeHistory(tx, {
      ...{ actor, verb: 'unit.switch', object, now },
      before: { status: unit.status },
      after: { product: sale.title, title, status: isOn },
    });
    return { ok: true, title };
  });
}

async function combosWith(tx: Tx, unitId: number): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    SELECT DISTINCT p.title FROM unit_components c JOIN units u ON u.id = c.unit_id JOIN products p ON p.id = u.product_id
    WHERE c.component_unit_id = ${unitId} AND u.status AND p.status ORDER BY p.title`.execute(tx);
  return rows.map(({ title }) => title);
}
