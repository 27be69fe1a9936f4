import { getKind } from '#modules/catalog/kinds/registry.ts';
import { may } from '#modules/catalog/policy.ts';
import {
  type ComponentUnit,
  findComponentUnits,
  listEditedUnits,
  listProductProvinces,
  replaceUnitComponents,
  type UnitComponent,
} from '#modules/catalog/selling/units.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { type ComponentFault, checkComponents } from './check-components.ts';
import { lockSale } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

export type SaveComponentsResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_unit' | 'no_combo' | 'changed_meanwhile' }
  | { ok: false; reason: 'wrong_component'; at: number; fault: ComponentFault };

interface ComponentsSave {
  productId: number;
  unitId: number;
  /** Of the unit, as it was seen. */
  version: number;
  components: readonly UnitComponent[];
  actor: Actor;
}

/**
 * Says what a pack of a combo takes along, in place of what it took before. Who has bought it keeps what was taken for them;
 * what is left of the combo, its card and pages follow in the same transaction, or as `follow` has it. Refused as a whole, with the first that does
 * not fit.
 */
export async function saveComponents(
  db: Executor,
  { productId, unitId, version, components, actor }: ComponentsSave,
  now: Date,
  follow: FollowSale = publishSale,
): Promise<SaveComponentsResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SaveComponentsResult> => {
    const sale = await lockSale(tx, productId);
    const before = (sale ? await listEditedUnits(tx, productId) : []).find(({ id }) => id === unitId);
    if (!sale || !before) return { ok: false, reason: 'unknown_unit' };
    if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    const { bundle } = getKind(sale.kind).saleTerms(sale.details, before.details);
    if (!bundle) return { ok: false, reason: 'no_combo' };
    const ids = [...before.components, ...components].map((part) => part.unitId);
    const units = await findComponentUnits(tx, ids);
    const provinces = await listProductProvinces(tx, productId);
    const wrong = checkComponents(components, { productId, provinces, bundle }, units);
    if (wrong) return { ok: false, reason: 'wrong_component', ...wrong };
    const next = await replaceUnitComponents(tx, unitId, components);
    await follow(tx, sale, now);
    await writeHistory(tx, {
      ...{ actor, verb: 'unit.components', object: { type: 'unit', id: String(unitId) }, now },
      before: { components: tell(before.components, units) },
      after: { components: tell(components, units) },
    });
    return { ok: true, version: next };
  });
}

function tell(components: readonly UnitComponent[], units: ReadonlyMap<number, ComponentUnit>): string {
  return components
    .map(({ unitId, fromDay, days, per, quantity }) => {
      const unit = units.get(unitId);
      const each = per === 'room' ? 'mỗi phòng' : 'mỗi khách';
      return `${unit?.productTitle}, ${unit?.unitTitle}: ${quantity} ${each}, từ ngày ${fromDay + 1}, ${days} ngày`;
    })
    .join('; ');
}
