import { type FleetUse, listSharedFleets } from '#modules/catalog/selling/units.ts';
import { listVehicles } from '#modules/inventory/fleets/list-vehicles.ts';
import { fleetUseOf } from '#modules/pricing/units-on-sale/units.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { FleetOfUnit } from './fleets-card.tsx';

/** The shared fleets, with what this unit and others need of each. */
export async function fleetsOfUnit(db: Executor, unitId: number, now: Date): Promise<FleetOfUnit[]> {
  const fleets = await listSharedFleets(db, 'all');
  const loading = fleets.map(async ({ id, code, title, turnaroundMinutes, vehicles, users }) => {
    const own = users.find((one) => one.unitId === unitId);
    const others = users.filter((one) => one.unitId !== unitId);
    const running = own ? (await listVehicles(db, { fleetId: id }, now)).filter(({ status }) => status) : [];
    return {
      ...{ code, title, turnaroundMinutes, vehicles },
      own: own ? fleetUseOf(own) : null,
      words: own ? wordsOfUse(own) : '',
      running: running.map(({ tripsAhead, status, ...vehicle }) => vehicle),
      others: others.map(({ productTitle, unitTitle }) => `${productTitle}, ${unitTitle}`),
    };
  });
  return Promise.all(loading);
}

/** '1 cho mỗi chỗ, từ 08:00 trong 180 phút'. */
function wordsOfUse({ quantity, per, startsAt, minutes }: FleetUse): string {
  const each = per === 'piece' ? 'mỗi chỗ' : 'mỗi đơn';
  return `${quantity} cho ${each}, ${startsAt ? `từ ${startsAt}` : 'giờ khách chọn,'} trong ${minutes} phút`;
}
