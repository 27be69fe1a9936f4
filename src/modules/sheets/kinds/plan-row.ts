import { listEditedPlans, type RatePlanEdit } from '#modules/catalog/selling/units.ts';
import { type FollowSale, saveRatePlan, switchRatePlan } from '#modules/pricing/units-on-sale/units.ts';
import { granted } from './each-row.ts';
import type { Writing } from './sheet.ts';

/** What most plans have; the first of a product has nothing else. */
export const standardPlan = {
  title: 'Giá tiêu chuẩn',
  mealPlan: 'RO',
  payMode: 'prepay',
  pricePercent: 100,
  priceDeltaVnd: 0,
  minStay: 1,
  advanceDays: 0,
  confirmation: 'instant',
  answerMinutes: 120,
} as const;

/** What a row of a sheet of rate plans does. */
export interface PlanPlan {
  productId: number;
  /** Of a new one. */
  code: string;
  fields: RatePlanEdit;
  isOn: boolean;
  isWritten: boolean;
  /** As it was when it was checked; null where it is new. */
  seen: { id: number; version: number; isOn: boolean; fields: RatePlanEdit } | null;
}

export interface PlanUndo extends PlanPlan {
  id: number;
  /** After the import. */
  version: number;
}

/** Writes a rate plan. @returns what takes it back */
export async function applyPlanRow(
  { tx, actor, now }: Writing,
  plan: PlanPlan,
  follow: FollowSale,
): Promise<PlanUndo> {
  const { productId, code, fields, isOn, isWritten, seen } = plan;
  let [id, version] = [seen?.id ?? 0, seen?.version ?? 0];
  if (isWritten) {
    const save = { productId, planId: seen?.id ?? null, version, fields, code, actor };
    ({ planId: id, version } = granted(await saveRatePlan(tx, save, now, follow)));
  } else await samePlan(tx, productId, id, version);
  if (!seen || seen.isOn === isOn) return { ...plan, id, version };
  granted(await switchRatePlan(tx, { productId, planId: id, isOn, actor }, now, follow));
  return { ...plan, id, version: await versionOf(tx, productId, id) };
}

/** Puts a rate plan back as it was, and takes a new one off sale, where nobody has changed it since. */
export async function undoPlanRow(
  { tx, actor, now }: Writing,
  { productId, id, version, isOn, isWritten, seen }: PlanUndo,
  follow: FollowSale,
): Promise<undefined> {
  await samePlan(tx, productId, id, version);
  const wasOn = seen?.isOn ?? false;
  if (wasOn !== isOn)
    granted(await switchRatePlan(tx, { productId, planId: id, isOn: wasOn, actor }, now, follow));
  if (!seen || !isWritten) return;
  const late = { productId, planId: id, version: await versionOf(tx, productId, id), actor };
  granted(await saveRatePlan(tx, { ...late, fields: seen.fields }, now, follow));
}

async function versionOf(tx: Writing['tx'], productId: number, id: number): Promise<number> {
  return (await listEditedPlans(tx, productId)).find((plan) => plan.id === id)?.version ?? 0;
}

async function samePlan(tx: Writing['tx'], productId: number, id: number, version: number): Promise<void> {
  if ((await versionOf(tx, productId, id)) !== version) granted({ ok: false, reason: 'changed_meanwhile' });
}
