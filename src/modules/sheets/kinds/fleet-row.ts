import type { FleetFields, FleetUse } from '#modules/catalog/selling/units.ts';
import { type FollowSale, saveFleet, saveFleetUses } from '#modules/pricing/units-on-sale/units.ts';
import { granted, RowRefusal } from './each-row.ts';
import type { Writing } from './sheet.ts';

/** The action of one row of a sheet of shared fleets. */
export interface FleetPlan {
  code: string;
  /** 0 where the row is about the fleet alone. */
  productId: number;
  unitId: number;
  fields: FleetFields;
  /** As it was when the row was checked; null if it did not exist. */
  seenFields: FleetFields | null;
  /** Null if the unit is no longer to use it, or the row is about no unit. */
  use: FleetUse | null;
  seenUse: FleetUse | null;
}

/** Writes fleets and what units need of them. All rows of a fleet contain the same data about it. @returns the undo data of each */
export async function applyFleetRows(
  { tx, actor, now }: Writing,
  plans: readonly FleetPlan[],
  follow: FollowSale,
): Promise<FleetPlan[]> {
  const fleets = new Map(plans.toReversed().map((plan) => [plan.code, plan]));
  // In a fixed order, so that concurrent imports of the same fleets wait for each other instead of deadlocking.
  for (const code of [...fleets.keys()].sort()) {
    const { fields, seenFields } = fleets.get(code) as FleetPlan;
    const saved = await saveFleet(tx, { code, seen: seenFields, fields, actor, follow }, now);
    if (!saved.ok && saved.reason === 'trips_ahead') {
      const counts = saved.vehicles.map(({ code: vehicle, trips }) => `${vehicle} còn ${trips} chuyến`);
      throw new RowRefusal({ vehicles: `Chưa bỏ được: ${counts.join('; ')}.` });
    }
    granted(saved);
  }
  const saves = plans
    .filter(({ unitId }) => unitId > 0)
    .map(({ productId, unitId, code, seenUse, use }) => ({ productId, unitId, code, seen: seenUse, use }));
  if (saves.length > 0)
    for (const saved of await saveFleetUses(tx, { saves, actor, follow }, now)) granted(saved);
  return [...plans];
}

/** Restores what units needed, and the fields of fleets that existed before; a new fleet stays, unused. */
export async function undoFleetRows(
  writing: Writing,
  undos: readonly FleetPlan[],
  follow: FollowSale,
): Promise<object[]> {
  const back = undos.map(({ fields, seenFields, use, seenUse, ...plan }) => ({
    ...{ ...plan, fields: seenFields ?? fields, seenFields: fields, use: seenUse, seenUse: use },
  }));
  await applyFleetRows(writing, back, follow);
  return undos.map(() => ({}));
}
