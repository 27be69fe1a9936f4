import type { FleetFields, FleetUse } from '#modules/catalog/selling/units.ts';
import { type FollowSale, saveFleet, saveFleetUse } from '#modules/pricing/units-on-sale/units.ts';
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

/** Writes a fleet and what a unit needs of it. @returns what takes it back */
export async function applyFleetRow(
  { tx, actor, now }: Writing,
  plan: FleetPlan,
  follow: FollowSale,
): Promise<FleetPlan> {
  const { code, productId, unitId, fields, seenFields, use, seenUse } = plan;
  const saved = await saveFleet(tx, { code, seen: seenFields, fields, actor, follow }, now);
  if (!saved.ok && saved.reason === 'trips_ahead') {
    const told = saved.vehicles.map(({ code: vehicle, trips }) => `${vehicle} còn ${trips} chuyến`);
    throw new RowRefusal({ vehicles: `Chưa bỏ được: ${told.join('; ')}.` });
  }
  granted(saved);
  if (unitId > 0)
    granted(await saveFleetUse(tx, { productId, unitId, code, seen: seenUse, use, actor, follow }, now));
  return plan;
}

/** Puts back what a unit needed, and what was said of a fleet that was there; a new fleet stays, with nobody using it. */
export async function undoFleetRow(
  writing: Writing,
  { fields, seenFields, use, seenUse, ...plan }: FleetPlan,
  follow: FollowSale,
): Promise<undefined> {
  const back = { fields: seenFields ?? fields, seenFields: fields, use: seenUse, seenUse: use };
  await applyFleetRow(writing, { ...plan, ...back }, follow);
}
