import { listEditedUnits, type UnitComponent } from '#modules/catalog/selling/units.ts';
import { componentFaults, type FollowSale, saveComponents } from '#modules/pricing/units-on-sale/units.ts';
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

/** Has a combo take something along, or no more. @returns what takes it back */
export async function applyComponentRow(
  writing: Writing,
  plan: ComponentPlan,
  follow: FollowSale,
): Promise<ComponentPlan> {
  await replace(writing, plan, follow);
  return plan;
}

/** Puts back what a combo took along, where nobody has changed it since. */
export async function undoComponentRow(
  writing: Writing,
  { component, seen, ...plan }: ComponentPlan,
  follow: FollowSale,
): Promise<undefined> {
  await replace(writing, { ...plan, component: seen, seen: component }, follow);
}

async function replace(
  { tx, actor, now }: Writing,
  { productId, comboUnitId, unitId, fromDay, component, seen }: ComponentPlan,
  follow: FollowSale,
): Promise<void> {
  const unit = (await listEditedUnits(tx, productId)).find(({ id }) => id === comboUnitId);
  if (!unit) return void granted({ ok: false, reason: 'unknown_unit' });
  const isIt = (one: UnitComponent) => one.unitId === unitId && one.fromDay === fromDay;
  const standing = unit.components.find(isIt) ?? null;
  if (!sameComponent(standing, seen)) granted({ ok: false, reason: 'changed_meanwhile' });
  const others = unit.components.filter((one) => !isIt(one));
  const components = component ? [...others, component] : others;
  const save = { productId, unitId: comboUnitId, version: unit.version, components, actor };
  const result = await saveComponents(tx, save, now, follow);
  if (!result.ok && 'fault' in result)
    throw new RowRefusal({ partUnit: `Hạng này ${componentFaults[result.fault]}.` });
  granted(result);
}

function sameComponent(one: UnitComponent | null, other: UnitComponent | null): boolean {
  if (!one || !other) return one === other;
  return one.days === other.days && one.per === other.per && one.quantity === other.quantity;
}
