import { listUnitsOf, type UnitComponent } from '#modules/catalog/selling/units.ts';
import {
  componentFaults,
  type FollowSale,
  saveComponentsTogether,
} from '#modules/pricing/units-on-sale/units.ts';
import { granted, RowRefusal } from './each-row.ts';
import type { Writing } from './sheet.ts';

/** The action of one row of a component sheet; the component is null if it is to be removed from the combo. */
export interface ComponentPlan {
  productId: number;
  /** Of the combo. */
  comboUnitId: number;
  /** The component's unit, and the day of the combo on which it starts. */
  unitId: number;
  fromDay: number;
  component: UnitComponent | null;
  /** As it was when the row was checked. */
  seen: UnitComponent | null;
}

/** Adds components to combos, or removes them. @returns the undo data of each */
export async function applyComponentRows(
  writing: Writing,
  plans: readonly ComponentPlan[],
  follow: FollowSale,
): Promise<ComponentPlan[]> {
  await replace(writing, plans, follow);
  return [...plans];
}

/** Restores the components of combos where nobody has changed them since. */
export async function undoComponentRows(
  writing: Writing,
  plans: readonly ComponentPlan[],
  follow: FollowSale,
): Promise<object[]> {
  const back = plans.map(({ component, seen, ...plan }) => ({ ...plan, component: seen, seen: component }));
  await replace(writing, back, follow);
  return [...plans];
}

/** All rows about one combo unit are written as one change. */
async function replace(
  { tx, actor, now }: Writing,
  plans: readonly ComponentPlan[],
  follow: FollowSale,
): Promise<void> {
  const units = await listUnitsOf(tx, [...new Set(plans.map(({ productId }) => productId))]);
  const saves = [...Map.groupBy(plans, ({ comboUnitId }) => comboUnitId)].map(([unitId, own]) => {
    const productId = own[0]?.productId ?? 0;
    const unit = units.get(productId)?.find(({ id }) => id === unitId);
    if (!unit) return granted({ ok: false, reason: 'unknown_unit' });
    return { productId, unitId, version: unit.version, components: own.reduce(put, unit.components) };
  });
  for (const result of await saveComponentsTogether(tx, { saves, actor, follow }, now)) {
    if (!result.ok && 'fault' in result)
      throw new RowRefusal({ partUnit: `Hạng này ${componentFaults[result.fault]}.` });
    granted(result);
  }
}

/** The components of a combo unit after a row. @throws RowRefusal if its component is not as it was when the row was checked */
function put(components: UnitComponent[], { unitId, fromDay, component, seen }: ComponentPlan) {
  const isIt = (one: UnitComponent) => one.unitId === unitId && one.fromDay === fromDay;
  if (!sameComponent(components.find(isIt) ?? null, seen))
    granted({ ok: false, reason: 'changed_meanwhile' });
  const others = components.filter((one) => !isIt(one));
  return component ? [...others, component] : others;
}

function sameComponent(one: UnitComponent | null, other: UnitComponent | null): boolean {
  if (!one || !other) return one === other;
  return one.days === other.days && one.per === other.per && one.quantity === other.quantity;
}
