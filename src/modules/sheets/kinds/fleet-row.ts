import type { FleetFields, FleetUse } from '#modules/catalog/selling/units.ts';
import { type FollowSale, saveFleet, saveFleetUses } from '#modules/pricing/units-on-sale/units.ts';
import { granted, RowRefusal } from './each-row.ts';
import type { Writing } from './sheet.ts';

/** What a row of a sheet of shared fleets does. */
export interface FleetPlan {
  code: string;
  /** 0 where the row is about the fleet alone. */
  productId: number;
  unitId: number;
  fields: FleetFields;
  /** As it was when it was checked; null where it was not there. */
  seenFields: FleetFields | null;
  /** Null where the unit is to use it no more, or the row is about no unit. */
  use: FleetUse | null;
  seenUse: FleetUse | null;
}

/** Writes fleets and what units need of them. All rows of a fleet say the same of it. @returns what takes each back */
export async function applyFleetRows(
  { tx, actor, now }: Writing,
  plans: readonly FleetPlan[],
  follow: FollowSale,
): Promise<FleetPlan[]> {
  const fleets = new Map(plans.toReversed().map((plan) => [plan.code, plan]));
  // In the order of all, so that two who bring the same fleets wait for each other.
  for (const code of [...fleets.keys()].sort()) {
    const { fields, seenFields } = fleets.get(code) as FleetPlan;
    const saved = await saveFleet(tx, { code, seen: seenFields, fields, actor, follow }, now);
    if (!saved.ok && saved.reason === 'trips_ahead') {
      const told = saved.vehicles.map(({ code: vehicle, trips }) => `${vehicle} còn ${trips} chuyến`);
      throw new RowRefusal({ vehicles: `Chưa bỏ được: ${told.join('; ')}.` });
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

/** Puts back what units needed, and what was said of fleets that were there; a new fleet stays, with nobody using it. */
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
