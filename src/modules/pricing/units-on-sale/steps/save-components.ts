import { getKind } from '#modules/catalog/kinds/registry.ts';
import { may } from '#modules/catalog/policy.ts';
import {
  type ComponentUnit,
  type EditedUnit,
  findComponentUnits,
  listProductProvinces,
  listUnitsOf,
  replaceUnitComponents,
  type UnitComponent,
} from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import { type ComponentFault, checkComponents } from './check-components.ts';
import { type LockedSale, lockSales } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SaveComponentsResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_unit' | 'no_combo' | 'changed_meanwhile' }
  | { ok: false; reason: 'wrong_component'; at: number; fault: ComponentFault };

export interface ComponentsSave {
  productId: number;
  unitId: number;
  /** Version of the unit that the editor saw. */
  version: number;
  components: readonly UnitComponent[];
}

/**
 * Replaces the components of a combo's pack. Existing bookings keep what was reserved for them; the combo's availability,
 * card and pages are updated in the same transaction. Refused as a whole, with the first invalid component.
 */
export async function saveComponents(
  db: Executor,
  { actor, ...save }: ComponentsSave & { actor: Actor },
  now: Date,
): Promise<SaveComponentsResult> {
  return inTransaction(db, async (tx) => {
    const [result] = await saveComponentsTogether(tx, { saves: [save], actor, follow: publishSale }, now);
    return result as SaveComponentsResult;
  });
}

/**
 * The same for many packs of any combos, each listed once: one statement per table, and `follow` is called once per combo. A
 * refused one is not written and does not affect the others.
 */
export async function saveComponentsTogether(
  tx: Tx,
  { saves, actor, follow }: { saves: readonly ComponentsSave[]; actor: Actor; follow: FollowSale },
  now: Date,
): Promise<SaveComponentsResult[]> {
  if (!may(actor, 'unit.edit')) return saves.map(() => ({ ok: false, reason: 'not_allowed' }));
  const productIds = [...new Set(saves.map(({ productId }) => productId))];
  const sales = await lockSales(tx, productIds);
  const units = await listUnitsOf(tx, productIds);
  const provinces = await listProductProvinces(tx, productIds);
  const standing = [...units.values()].flat().flatMap((unit) => unit.components);
  const parts = await findComponentUnits(
    tx,
    [...standing, ...saves.flatMap(({ components }) => components)].map(({ unitId }) => unitId),
  );
  const steps = saves.map((save): Step => {
    const { productId } = save;
    const sale = sales.get(productId);
    const before = units.get(productId)?.find(({ id }) => id === save.unitId);
    if (!sale || !before) return { ok: false, reason: 'unknown_unit' };
    if (before.version !== save.version) return { ok: false, reason: 'changed_meanwhile' };
    const { bundle } = getKind(sale.kind).saleTerms(sale.details, before.details);
    if (!bundle) return { ok: false, reason: 'no_combo' };
    const combo = { productId, provinces: provinces.get(productId) ?? [], bundle };
    const wrong = checkComponents(save.components, combo, parts);
    return wrong ? { ok: false, reason: 'wrong_component', ...wrong } : { ok: true, sale, before, save };
  });
  const written = steps.filter((step) => step.ok);
  const versions = await replaceUnitComponents(
    tx,
    written.map(({ save: { unitId: id, components } }) => ({ id, components })),
  );
  for (const sale of new Set(written.map((step) => step.sale))) await follow(tx, sale, now);
  await writeHistoryLines(
    tx,
    written.map(({ before, save }): HistoryLine => {
      const object = { type: 'unit', id: String(before.id) };
      const [was, is] = [before, save].map(({ components }) => ({
        components: describeComponents(components, parts),
      }));
      return { actor, verb: 'unit.components', object, before: was ?? {}, after: is ?? {}, now };
    }),
  );
  return steps.map((step) => (step.ok ? { ok: true, version: versions.get(step.before.id) ?? 0 } : step));
}

/** A pack to be written, or why it is refused. */
type Step =
  | Extract<SaveComponentsResult, { ok: false }>
  | { ok: true; sale: LockedSale; before: EditedUnit; save: ComponentsSave };

function describeComponents(
  components: readonly UnitComponent[],
  units: ReadonlyMap<number, ComponentUnit>,
): string {
  return components
    .map(({ unitId, fromDay, days, per, quantity }) => {
      const unit = units.get(unitId);
      const each = per === 'room' ? 'mỗi phòng' : 'mỗi khách';
      return `${unit?.productTitle}, ${unit?.unitTitle}: ${quantity} ${each}, từ ngày ${fromDay + 1}, ${days} ngày`;
    })
    .join('; ');
}
