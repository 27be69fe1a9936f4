import { sql } from 'kysely';
import { inFleets } from '#modules/inventory/fleets/load-fleet.ts';
import { fleetFactsSql } from '#modules/pricing/quote/facts/fleet-facts-sql.ts';
import { holidaysSql } from '#modules/pricing/quote/facts/load-season-facts.ts';
import type { DayFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planEachTime } from '#platform/db/plan-once.ts';
import { addDays, daysBetween, nightsOf } from '#platform/time/days.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** Trips, what is taken along and the turnaround end at most so many days after their last day. */
const slackDays = 9;

export type TripFacts = Pick<QuoteFacts, 'days' | 'holidays' | 'fleets'>;

/**
 * Places, prices, holidays and fleets of the days that a trip may take of any of these units: one statement for all of
 * them. Days come as one text, without what lists do not show (why a day costs what it does, its price before deals),
 * because thousands of rows as rows cost more than the database takes to find them.
 */
export async function loadTripFacts(
  db: Executor,
  units: readonly UnitFacts[],
  trip: WantedTrip,
  now: Date,
): Promise<TripFacts> {
  const unitIds = [...new Set(units.flatMap((unit) => [unit.unitId, ...componentsOf(unit)]))];
  const { from } = trip;
  const to = addDays(lastDay(units, trip), 1);
  const lettings = units.filter((unit) => unit.sale === 'vehicles' || unit.fleetUses.length > 0);
  const which = inFleets([...lettings, ...lettings.flatMap((unit) => unit.fleetUses)]);
  const fleetSpan = { from: addDays(from, -slackDays), to: addDays(to, slackDays), now };
  const fleets =
    lettings.length === 0
      ? sql`'[]'::json`
      : sql`coalesce((SELECT json_agg(f) FROM (${fleetFactsSql(which, fleetSpan)}) f), '[]')`;
  const { rows } = await sql<
    { days: string | null } & Pick<QuoteFacts, 'holidays' | 'fleets'>
  >`${planEachTime}
    SELECT (
      SELECT string_agg(
        f.unit_id || ',' || f.day - ${from}::date || ',' || f.places || ',' || f.closed::int || ',' ||
        coalesce(r.price_vnd || ',' || r.min_stay || ',' || r.closed_to_arrival::int || ',' || r.closed_to_departure::int, ''),
        ';')
      FROM free_places(${unitIds}::int[], ${from}::date, ${to}::date, ${now}::timestamptz) f
      LEFT JOIN (
        -- Said again: else the planner may read the prices of all units.
        SELECT * FROM daily_rates
        WHERE unit_id = ANY (${unitIds}::int[]) AND day >= ${from}::date AND day < ${to}::date
      ) r ON r.unit_id = f.unit_id AND r.day = f.day
    ) AS days, (${holidaysSql(from, to)}) AS holidays, ${fleets} AS fleets`.execute(db);
  const row = rows[0];
  return {
    days: readDays(row?.days ?? '', nightsOf(from, to)),
    holidays: row?.holidays ?? [],
    fleets: row?.fleets ?? [],
  };
}

function componentsOf({ components }: UnitFacts): number[] {
  return components.map((part) => part.unitId);
}

/** The last day of which anything is needed: that of departure, or of what a pack takes along. */
function lastDay(units: readonly UnitFacts[], { from, to, lastStart = from }: WantedTrip): string {
  const given = to === undefined ? 0 : Math.max(0, daysBetween(from, to));
  const reach = units.reduce(
    (most, { spanDays, times, terms, components }) => {
      const along = components.map((part) => part.fromDay + part.days);
      return Math.max(most, spanDays, times.days, terms.bundle?.nights ?? 0, ...along);
    },
    Math.max(1, given),
  );
  return addDays(lastStart, reach);
}

function readDays(text: string, days: readonly string[]): QuoteFacts['days'] {
  const index = new Map<number, Map<string, DayFacts>>();
  if (text === '') return index;
  for (const part of text.split(';')) {
    const [unit, offset, places, closed, priceVnd, minStay, noArrival, noDeparture] = part.split(',');
    const unitId = Number(unit);
    const day = days[Number(offset)] as string;
    const own = index.get(unitId) ?? new Map<string, DayFacts>();
    index.set(unitId, own);
    own.set(day, {
      unitId,
      day,
      places: Number(places),
      closed: closed === '1',
      priceVnd: priceVnd ? Number(priceVnd) : null,
      listVnd: null,
      reasons: [],
      minStay: Number(minStay ?? 1),
      closedToArrival: noArrival === '1',
      closedToDeparture: noDeparture === '1',
    });
  }
  return index;
}
