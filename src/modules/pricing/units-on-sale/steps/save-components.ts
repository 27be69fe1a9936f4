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
  /** Of the unit, as it was seen. */
  version: number;
  components: readonly UnitComponent[];
}

/**
 * Says what a pack of a combo takes along, in place of what it took before. Who has bought it keeps what was taken for them;
 * what is left of the combo, its card and pages follow in the same transaction. Refused as a whole, with the first that does
 * not fit.
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
 * The same for many packs, each named once, of any combos: one statement for each table, and `follow` is called once a combo.
 * What is refused is not written, and keeps nobody else from being so.
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
      const [was, is] = [before, save].map(({ components }) => ({ components: tell(components, parts) }));
      return { actor, verb: 'unit.components', object, before: was ?? {}, after: is ?? {}, now };
    }),
  );
  return steps.map((step) => (step.ok ? { ok: true, version: versions.get(step.before.id) ?? 0 } : step));
}

/** What is to be written of a pack, or why it is not. */
type Step =
  | Extract<SaveComponentsResult, { ok: false }>
  | { ok: true; sale: LockedSale; before: EditedUnit; save: ComponentsSave };

function tell(components: readonly UnitComponent[], units: ReadonlyMap<number, ComponentUnit>): string {
  return components
    .map(({ unitId, fromDay, days, per, quantity }) => {
      const unit = units.get(unitId);
      const each = per === 'room' ? 'mỗi phòng' : 'mỗi khách';
      return `${unit?.productTitle}, ${unit?.unitTitle}: ${quantity} ${each}, từ ngày ${fromDay + 1}, ${days} ngày`;
    })
    .join('; ');
}
