import { sql } from 'kysely';
import { may } from '#modules/catalog/policy.ts';
import { type EditedUnit, listUnitsOf, setUnitsStatus } from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { type LockedSale, lockSales } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SwitchUnitResult =
  | { ok: true; title: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_unit' | 'title_taken' }
  | {
      ok: false;
      /** Titles of the combos on sale that have it as a component. */
      reason: 'in_combo';
      combos: string[];
    };

interface UnitSwitch {
  productId: number;
  unitId: number;
  isOn: boolean;
}

/**
 * Takes a unit off sale, or puts it back with its days open and priced. Existing bookings stay. Refused while a combo on sale
 * has it as a component, because the combo would go on selling it. No change when it is so already.
 */
export async function switchUnit(
  db: Executor,
  { actor, ...one }: UnitSwitch & { actor: Actor },
  now: Date,
  follow: FollowSale = publishSale,
): Promise<SwitchUnitResult> {
  return inTransaction(db, async (tx) => {
    const [result] = await switchUnits(tx, { switches: [one], actor, follow }, now);
    return result as SwitchUnitResult;
  });
}

/**
 * The same for many units, of any products, in their order and with one statement for each table; `follow` is called
 * once per product. A refused switch is not made and does not prevent the others.
 */
export async function switchUnits(
  tx: Tx,
  { switches, actor, follow }: { switches: readonly UnitSwitch[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SwitchUnitResult[]> {
  if (!may(actor, 'unit.edit')) return switches.map(() => ({ ok: false, reason: 'not_allowed' }));
  const productIds = [...new Set(switches.map(({ productId }) => productId))];
  const sales = await lockSales(tx, productIds);
  const standing = await listUnitsOf(tx, productIds);
  const combos = await combosWith(
    tx,
    switches.flatMap(({ unitId, isOn }) => (isOn ? [] : [unitId])),
  );
  const switched: { sale: LockedSale; unit: EditedUnit; isOn: boolean }[] = [];
  const results = switches.map((one): SwitchUnitResult => {
    const sale = sales.get(one.productId);
    const units = (sale && standing.get(sale.id)) ?? [];
    const unit = units.find(({ id }) => id === one.unitId);
    if (!sale || !unit) return { ok: false, reason: 'unknown_unit' };
    const { title } = unit;
    if (unit.status === one.isOn) return { ok: true, title };
    if (one.isOn && units.some((other) => other.status && other.title.toLowerCase() === title.toLowerCase()))
      return { ok: false, reason: 'title_taken' };
    const taking = one.isOn ? [] : (combos.get(unit.id) ?? []);
    if (taking.length > 0) return { ok: false, reason: 'in_combo', combos: taking };
    unit.status = one.isOn;
    switched.push({ sale, unit, isOn: one.isOn });
    return { ok: true, title };
  });
  for (const isOn of [false, true]) {
    const ids = switched.filter((one) => one.isOn === isOn).map(({ unit }) => unit.id);
    if (ids.length > 0) await setUnitsStatus(tx, ids, isOn);
  }
  for (const sale of new Set(switched.map((one) => one.sale))) await follow(tx, sale, now);
  await writeHistoryLines(
    tx,
    switched.map(({ sale, unit, isOn }): HistoryLine => {
      const object = { type: 'unit', id: String(unit.id) };
      const after = { product: sale.title, title: unit.title, status: isOn };
      return { actor, verb: 'unit.switch', object, now, before: { status: !isOn }, after };
    }),
  );
  return results;
}

/** Titles of the combos on sale that have these units as components, by unit. */
async function combosWith(tx: Tx, unitIds: readonly number[]): Promise<Map<number, string[]>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await sql<{ unitId: number; title: string }>`
    SELECT DISTINCT c.component_unit_id AS "unitId", p.title
    FROM unit_components c JOIN units u ON u.id = c.unit_id JOIN products p ON p.id = u.product_id
    WHERE c.component_unit_id = ANY (${[...unitIds]}::int[]) AND u.status AND p.status ORDER BY p.title`.execute(
    tx,
  );
  const of = Map.groupBy(rows, ({ unitId }) => unitId);
  return new Map([...of].map(([unitId, own]) => [unitId, own.map(({ title }) => title)]));
}
