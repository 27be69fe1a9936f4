import { listEditedUnits, type UnitEdit } from '#modules/catalog/selling/units.ts';
import {
  type FollowSale,
  type SaveUnitResult,
  saveRatePlans,
  saveUnits,
  switchUnit,
} from '#modules/pricing/units-on-sale/units.ts';
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

/** Writes units, and the first plans of their products. @returns what takes each back */
export async function applyUnitRows(
  writing: Writing,
  plans: readonly UnitPlan[],
  follow: FollowSale,
): Promise<UnitUndo[]> {
  const { tx, actor, now } = writing;
  const first = plans.flatMap(({ productId, policy }) =>
    policy
      ? [{ productId, planId: null, version: 0, fields: { ...standardPlan, cancellationPolicy: policy } }]
      : [],
  );
  if (first.length > 0)
    for (const plan of await saveRatePlans(tx, { saves: first, actor, follow }, now)) granted(plan);
  const written = plans.filter(({ isWritten }) => isWritten);
  const saves = written.map(({ productId, seen, fields, code }) => ({
    ...{ productId, unitId: seen?.id ?? null, version: seen?.version ?? 0, fields, code },
  }));
  const saved = saves.length > 0 ? await saveUnits(tx, { saves, actor, follow }, now) : [];
  const done = new Map(saved.map((result, at) => [written[at], grantedUnit(result)]));
  const undos = plans.map((plan): UnitUndo => {
    const { unitId: id = plan.seen?.id ?? 0, version = plan.seen?.version ?? 0 } = done.get(plan) ?? {};
    return { ...plan, id, version };
  });
  await switchUnits(writing, undos, follow);
  return undos;
}

/** Puts those on sale or takes them off of which a row says so; those of which it says nothing else must be as they were. */
async function switchUnits(
  { tx, actor, now }: Writing,
  undos: readonly UnitUndo[],
  follow: FollowSale,
): Promise<void> {
  for (const undo of undos) {
    const { productId, id, isOn, isWritten, seen } = undo;
    if (!isWritten) await sameUnit(undo, tx, seen?.version);
    if (!seen || seen.isOn === isOn) continue;
    granted(await switchUnit(tx, { productId, unitId: id, isOn, actor }, now, follow));
    undo.version = await versionOf(tx, productId, id);
  }
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
  const late = { productId, unitId: id, version: await versionOf(tx, productId, id), fields: seen.fields };
  for (const back of await saveUnits(tx, { saves: [late], actor, follow }, now)) grantedUnit(back);
}

async function versionOf(tx: Writing['tx'], productId: number, id: number): Promise<number> {
  return (await listEditedUnits(tx, productId)).find((unit) => unit.id === id)?.version ?? 0;
}

async function sameUnit({ productId, seen }: UnitPlan, tx: Writing['tx'], version = 0): Promise<void> {
  if (seen && (await versionOf(tx, productId, seen.id)) !== version)
    granted({ ok: false, reason: 'changed_meanwhile' });
}

/** As `granted`, naming the day on which more are taken. */
function grantedUnit(result: SaveUnitResult) {
  if (!result.ok && 'days' in result) {
    const [first] = result.days;
    const day = first ? `: ${formatDate(first.day)} đã có ${first.value}` : '';
    throw new RowRefusal({ quantity: `Đã giữ và bán nhiều hơn số này${day}.` });
  }
  return granted(result);
}
