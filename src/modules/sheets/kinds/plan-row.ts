import { listPlansOf, type RatePlanEdit } from '#modules/catalog/selling/units.ts';
import { type FollowSale, saveRatePlans, switchRatePlans } from '#modules/pricing/units-on-sale/units.ts';
import { granted } from './each-row.ts';
import type { Writing } from './sheet.ts';
import { applySoldRows, type SoldCommands, type SoldPlan, type SoldUndo, undoSoldRows } from './sold-rows.ts';

/** The standard values of a plan; the first plan of a product has only these. */
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

/** The action of one row of a rate plan sheet. */
export type PlanPlan = SoldPlan<RatePlanEdit>;
export type PlanUndo = SoldUndo<RatePlanEdit>;

const commands: SoldCommands<RatePlanEdit> = {
  list: listPlansOf,
  async save({ tx, actor, now }, all, follow) {
    const saves = all.map(({ id, ...save }) => ({ ...save, planId: id }));
    const results = await saveRatePlans(tx, { saves, actor, follow }, now);
    return results.map((result) => granted(result)).map(({ planId, version }) => ({ id: planId, version }));
  },
  async turn({ tx, actor, now }, all, follow) {
    const switches = all.map(({ productId, id, isOn }) => ({ productId, planId: id, isOn }));
    for (const result of await switchRatePlans(tx, { switches, actor, follow }, now)) granted(result);
  },
};

/** Writes rate plans. @returns the undo data of each */
export function applyPlanRows(
  writing: Writing,
  plans: readonly PlanPlan[],
  follow: FollowSale,
): Promise<PlanUndo[]> {
  return applySoldRows(commands, writing, { plans, follow });
}

/** Restores the former rate plans. */
export function undoPlanRows(
  writing: Writing,
  undos: readonly PlanUndo[],
  follow: FollowSale,
): Promise<object[]> {
  return undoSoldRows(commands, writing, { undos, follow });
}
