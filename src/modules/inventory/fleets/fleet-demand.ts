import type { Demand } from '#modules/inventory/sum-demand.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import type { Trip, VehicleDemand } from './vehicle-demand.ts';

/** What a unit needs of a fleet at fixed hours. */
export interface FleetUse {
  unitId: number;
  fleetId: number;
  quantity: number;
  /** Quantity per piece, or per booking whatever its pieces. */
  per: 'piece' | 'booking';
  /** Clock time in Vietnam; null where the guest chooses. */
  startsAt: string | null;
  /** From the start; where the guest chooses the start, per piece. */
  minutes: number;
  turnaroundMinutes: number;
}

/**
 * The vehicles that places of units need, because they are the actual resource: one trip's boat, a guide. Excludes
 * services at a time that the guest chose: their quote lists the vehicles.
 */
export function fleetDemand(
  demand: readonly Demand[],
  uses: readonly FleetUse[],
): (VehicleDemand & Required<Pick<Trip, 'place'>>)[] {
  return demand.flatMap(({ unitId, day, quantity }) =>
    uses.flatMap((use) => {
      if (use.unitId !== unitId || use.startsAt === null) return [];
      const start = instantInVietnam(day, use.startsAt);
      const end = new Date(start.getTime() + (use.minutes + use.turnaroundMinutes) * 60_000);
      return {
        fleetId: use.fleetId,
        from: start.toISOString(),
        to: end.toISOString(),
        quantity: use.per === 'piece' ? use.quantity * quantity : use.quantity,
        place: { unitId, day },
      };
    }),
  );
}
