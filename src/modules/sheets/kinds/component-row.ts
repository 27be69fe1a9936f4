import { listUnitsOf, type UnitComponent } from '#modules/catalog/selling/units.ts';
import {
  componentFaults,
  type FollowSale,
  saveComponentsTogether,
} from '#modules/pricing/units-on-sale/units.ts';
import { granted, RowRefusal } from './each-row.ts';
import type { Writing } from './sheet.ts';

/** What a row of a sheet of components does; the component is null where the combo is to take it no more. */
export interface ComponentPlan {
  productId: number;
  /** Of the combo. */
  comboUnitId: number;
  /** Of what it takes along, and from which day. */
  unitId: number;
  fromDay: number;
  component: UnitComponent | null;
  /** As it was when it was checked. */
  seen: UnitComponent | null;
}

/** Has combos take things along, or no more. @returns what takes each back */
export async function applyComponentRows(
  writing: Writing,
  plans: readonly ComponentPlan[],
  follow: FollowSale,
): Promise<ComponentPlan[]> {
  await replace(writing, plans, follow);
  return [...plans];
}

/** Puts back what combos took along, where nobody has changed it since. */
export async function undoComponentRows(
  writing: Writing,
  plans: readonly ComponentPlan[],
  follow: FollowSale,
): Promise<object[]> {
  const back = plans.map(({ component, seen, ...plan }) => ({ ...plan, component: seen, seen: component }));
  await replace(writing, back, follow);
  return [...plans];
}

/** All rows about one pack are one change of it. */
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

/** What a pack takes along after a row. @throws RowRefusal where it is not as the row saw it */
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
