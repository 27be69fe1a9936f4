import { listEditedPlans, type RatePlanEdit } from '#modules/catalog/selling/units.ts';
import { type FollowSale, saveRatePlans, switchRatePlan } from '#modules/pricing/units-on-sale/units.ts';
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

/** Writes rate plans. @returns what takes each back */
export async function applyPlanRows(
  { tx, actor, now }: Writing,
  plans: readonly PlanPlan[],
  follow: FollowSale,
): Promise<PlanUndo[]> {
  const written = plans.filter(({ isWritten }) => isWritten);
  const saves = written.map(({ productId, seen, fields, code }) => ({
    ...{ productId, planId: seen?.id ?? null, version: seen?.version ?? 0, fields, code },
  }));
  const saved = saves.length > 0 ? await saveRatePlans(tx, { saves, actor, follow }, now) : [];
  const done = new Map(saved.map((result, at) => [written[at], granted(result)]));
  const undos = plans.map((plan): PlanUndo => {
    const { planId: id = plan.seen?.id ?? 0, version = plan.seen?.version ?? 0 } = done.get(plan) ?? {};
    return { ...plan, id, version };
  });
  for (const undo of undos) {
    const { productId, id, version, isOn, isWritten, seen } = undo;
    if (!isWritten) await samePlan(tx, productId, id, version);
    if (!seen || seen.isOn === isOn) continue;
    granted(await switchRatePlan(tx, { productId, planId: id, isOn, actor }, now, follow));
    undo.version = await versionOf(tx, productId, id);
  }
  return undos;
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
  const late = { productId, planId: id, version: await versionOf(tx, productId, id), fields: seen.fields };
  for (const back of await saveRatePlans(tx, { saves: [late], actor, follow }, now)) granted(back);
}

async function versionOf(tx: Writing['tx'], productId: number, id: number): Promise<number> {
  return (await listEditedPlans(tx, productId)).find((plan) => plan.id === id)?.version ?? 0;
}

async function samePlan(tx: Writing['tx'], productId: number, id: number, version: number): Promise<void> {
  if ((await versionOf(tx, productId, id)) !== version) granted({ ok: false, reason: 'changed_meanwhile' });
}
