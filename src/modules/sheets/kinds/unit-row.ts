import { listEditedUnits, type UnitEdit } from '#modules/catalog/selling/units.ts';
import { type FollowSale, saveRatePlan, saveUnit, switchUnit } from '#modules/pricing/units-on-sale/units.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { granted, RowRefusal } from './each-row.ts';
import { standardPlan } from './plan-row.ts';
import type { Writing } from './sheet.ts';

/** What a row of a sheet of units does. */
export interface UnitPlan {
  productId: number;
  /** Of a new one. */
  code: string;
  fields: UnitEdit;
  isOn: boolean;
  isWritten: boolean;
  /** Of the plan that the product gets with it. */
  policy?: string;
  /** As it was when it was checked; null where it is new. */
  seen: { id: number; version: number; isOn: boolean; fields: UnitEdit } | null;
}

export interface UnitUndo extends UnitPlan {
  id: number;
  /** After the import. */
  version: number;
}

/** Writes a unit, and the first plan of its product. @returns what takes it back */
export async function applyUnitRow(
  { tx, actor, now }: Writing,
  plan: UnitPlan,
  follow: FollowSale,
): Promise<UnitUndo> {
  const { productId, code, fields, isOn, isWritten, policy, seen } = plan;
  if (policy) {
    const first = { ...standardPlan, cancellationPolicy: policy };
    const save = { productId, planId: null, version: 0, fields: first, actor };
    granted(await saveRatePlan(tx, save, now, follow));
  }
  let [id, version] = [seen?.id ?? 0, seen?.version ?? 0];
  if (isWritten) {
    const save = { productId, unitId: seen?.id ?? null, version, fields, code, actor };
    ({ unitId: id, version } = grantedUnit(await saveUnit(tx, save, now, follow)));
  } else await sameUnit(plan, tx, seen?.version);
  if (!seen || seen.isOn === isOn) return { ...plan, id, version };
  granted(await switchUnit(tx, { productId, unitId: id, isOn, actor }, now, follow));
  return { ...plan, id, version: await versionOf(tx, productId, id) };
}

/** Puts a unit back as it was, and takes a new one off sale, where nobody has changed it since. */
export async function undoUnitRow(
  { tx, actor, now }: Writing,
  { productId, id, version, isOn, isWritten, seen }: UnitUndo,
  follow: FollowSale,
): Promise<undefined> {
  if ((await versionOf(tx, productId, id)) !== version) granted({ ok: false, reason: 'changed_meanwhile' });
  if (!seen) {
    granted(await switchUnit(tx, { productId, unitId: id, isOn: false, actor }, now, follow));
    return;
  }
  if (seen.isOn !== isOn)
    granted(await switchUnit(tx, { productId, unitId: id, isOn: seen.isOn, actor }, now, follow));
  if (!isWritten) return;
  const late = { productId, unitId: id, version: await versionOf(tx, productId, id), actor };
  grantedUnit(await saveUnit(tx, { ...late, fields: seen.fields }, now, follow));
}

async function versionOf(tx: Writing['tx'], productId: number, id: number): Promise<number> {
  return (await listEditedUnits(tx, productId)).find((unit) => unit.id === id)?.version ?? 0;
}

async function sameUnit({ productId, seen }: UnitPlan, tx: Writing['tx'], version = 0): Promise<void> {
  if (seen && (await versionOf(tx, productId, seen.id)) !== version)
    granted({ ok: false, reason: 'changed_meanwhile' });
}

/** As `granted`, naming the day on which more are taken. */
function grantedUnit(result: Awaited<ReturnType<typeof saveUnit>>) {
  if (!result.ok && 'days' in result) {
    const [first] = result.days;
    const day = first ? `: ${formatDate(first.day)} đã có ${first.value}` : '';
    throw new RowRefusal({ quantity: `Đã giữ và bán nhiều hơn số này${day}.` });
  }
  return granted(result);
}
