import { fleetDemand } from '#modules/inventory/fleets/fleet-demand.ts';
import { findVehicleShort } from './free-vehicles.ts';
import type { OpenItem } from './price-item.ts';
import type { QuoteFacts } from './quote-facts.ts';
import type { QuoteDemand } from './quote-types.ts';
import { type QuoteRefusal, refuse } from './refusal.ts';

/** The first unit and day, or time, for which less is left than all items want together. */
export function findShort(open: readonly OpenItem[], facts: QuoteFacts): QuoteRefusal | null {
  const demand = open.flatMap(({ priced }) => priced.demand);
  const key = (row: { unitId: number; day: string }) => `${row.unitId} ${row.day}`;
  const placesOf = ({ unitId, day }: QuoteDemand) => {
    const row = facts.days.get(unitId)?.get(day);
    return row && !row.closed ? row.places : 0;
  };
  const wanted = new Map<string, number>();
  for (const row of demand) wanted.set(key(row), (wanted.get(key(row)) ?? 0) + row.quantity);
  const isShort = (row: QuoteDemand) => (wanted.get(key(row)) ?? 0) > placesOf(row);
  const index = open.findIndex(({ priced }) => priced.demand.some(isShort));
  const short = open[index]?.priced.demand.find(isShort);
  if (short) return refuse('sold_out', `items.${index}.from`, short.day);
  const vehicle = findVehicleShort(
    open.flatMap(({ unit, priced }, at) => [
      ...priced.vehicles.map((row) => ({
        ...row,
        field: `items.${at}.options.time`,
        on: unit.sale === 'vehicles' ? '' : 'tàu thuyền',
      })),
      ...fleetDemand(priced.demand, unit.fleetUses).map((row) => ({
        ...row,
        field: `items.${at}.from`,
        on: row.place.day,
      })),
    ]),
    facts.fleets,
  );
  return vehicle ? refuse('sold_out', vehicle.field, vehicle.on) : null;
}
