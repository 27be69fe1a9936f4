import { listUnitsOf, type UnitEdit } from '#modules/catalog/selling/units.ts';
import {
  type FollowSale,
  type SaveUnitResult,
  saveRatePlans,
  saveUnits,
  switchUnits,
} from '#modules/pricing/units-on-sale/units.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { granted, RowRefusal } from './each-row.ts';
import { standardPlan } from './plan-row.ts';
import type { Writing } from './sheet.ts';
import { applySoldRows, type SoldCommands, type SoldPlan, undoSoldRows, type Written } from './sold-rows.ts';

/** The action of one row of a unit sheet. */
export interface UnitPlan extends SoldPlan<UnitEdit> {
  /** The cancellation policy of the rate plan that the product gets with it. */
  policy?: string;
}

export interface UnitUndo extends UnitPlan, Written {}

const commands: SoldCommands<UnitEdit> = {
  list: listUnitsOf,
  async save({ tx, actor, now }, all, follow) {
    const saves = all.map(({ id, ...save }) => ({ ...save, unitId: id }));
    const results = await saveUnits(tx, { saves, actor, follow }, now);
    return results.map(grantedUnit).map(({ unitId, version }) => ({ id: unitId, version }));
  },
  async turn({ tx, actor, now }, all, follow) {
    const switches = all.map(({ productId, id, isOn }) => ({ productId, unitId: id, isOn }));
    for (const result of await switchUnits(tx, { switches, actor, follow }, now)) granted(result);
  },
};

/** Writes units, and the first rate plans of their products. @returns the undo data of each */
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
  return applySoldRows(commands, writing, { plans, follow });
}

/** Restores the former units. */
export function undoUnitRows(
  writing: Writing,
  undos: readonly UnitUndo[],
  follow: FollowSale,
): Promise<object[]> {
  return undoSoldRows(commands, writing, { undos, follow });
}

/** As `granted`, with the first day on which more are held and sold in the error. */
function grantedUnit(result: SaveUnitResult) {
  if (!result.ok && 'days' in result) {
    const [first] = result.days;
    const day = first ? `: ${formatDate(first.day)} đã có ${first.value}` : '';
    throw new RowRefusal({ quantity: `Đã giữ và bán nhiều hơn số này${day}.` });
  }
  return granted(result);
}
