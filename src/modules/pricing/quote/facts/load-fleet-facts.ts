import { inFleets } from '#modules/inventory/fleets/load-fleet.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import type { FleetFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { FactsItem } from './fact-windows.ts';
import { fleetFactsSql } from './fleet-facts-sql.ts';

/** Trips, components and turnaround end at most this many days after the last requested day. */
const slackDays = 9;

/**
 * The fleets of products with vehicles and the shared fleets, with the times at which each vehicle is owned by a hold
 * that is converted, or active and not lapsed. No statement where no fleet is needed.
 */
export async function loadFleetFacts(
  db: Executor,
  items: readonly FactsItem[],
  units: readonly UnitFacts[],
  now: Date,
): Promise<FleetFacts[]> {
  const lettings = units.filter((unit) => unit.sale === 'vehicles' || unit.fleetUses.length > 0);
  const wanted = items.filter((item) => lettings.some((unit) => unit.unitId === item.unitId));
  if (wanted.length === 0) return [];
  const from = addDays(wanted.map((item) => item.from).sort()[0] as string, -slackDays);
  const to = wanted
    .map((item) => lastDay(item))
    .sort()
    .at(-1) as string;
  const which = inFleets([...lettings, ...lettings.flatMap((unit) => unit.fleetUses)]);
  const { rows } = await fleetFactsSql(which, { from, to: addDays(to, slackDays), now }).execute(db);
  return rows;
}

function lastDay({ from, to }: FactsItem): string {
  const latest = addDays(from, bookingLimits.maxNights);
  return to === undefined ? from : to < latest ? to : latest;
}
