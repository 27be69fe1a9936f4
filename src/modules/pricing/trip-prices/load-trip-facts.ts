import { type RawBuilder, sql } from 'kysely';
import { inFleets } from '#modules/inventory/fleets/load-fleet.ts';
import { fleetFactsSql } from '#modules/pricing/quote/facts/fleet-facts-sql.ts';
import { holidaysSql } from '#modules/pricing/quote/facts/holidays-sql.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planEachTime, planOnce } from '#platform/db/plan-once.ts';
import { addDays, daysBetween, nightsOf } from '#platform/time/days.ts';
import {
  arrayOf,
  arrayText,
  readTripDays,
  type Span,
  type TripDaysRow,
  tripDaysSql,
} from './trip-days-sql.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** Trips, what is taken along and the turnaround end at most so many days after their last day. */
const slackDays = 9;

export type TripFacts = Pick<QuoteFacts, 'days' | 'holidays' | 'fleets'>;

type Row = TripDaysRow & Pick<QuoteFacts, 'holidays' | 'fleets'>;

function tripFactsSql(
  plain: RawBuilder<unknown>,
  apart: RawBuilder<unknown> | null,
  span: Span,
  fleets: RawBuilder<unknown>,
): RawBuilder<Row> {
  return sql<Row>`
    SELECT i.*, r.*, (${holidaysSql(span.from, span.to)}) AS holidays, ${fleets} AS fleets
    FROM ${tripDaysSql(plain, apart, span)}`;
}

const noFleets = sql`'[]'::json`;

const readPlain = builtOnce<Row, { units: string; from: string; to: string; now: string }>((place) => {
  const span = { from: place('from'), to: place('to'), now: place('now') };
  return sql`${planOnce}${tripFactsSql(sql`${place('units')}::int[]`, null, span, noFleets)}`;
});

/**
 * Places, prices, holidays and fleets of the days that a trip may take of any of these units: one statement for all of
 * them.
 */
export async function loadTripFacts(
  db: Executor,
  units: readonly UnitFacts[],
  trip: WantedTrip,
  now: Date,
): Promise<TripFacts> {
  const { from } = trip;
  const to = addDays(lastDay(units, trip), 1);
  const { lettings, apart, plain } = partUnits(units);
  const which = inFleets([...lettings, ...lettings.flatMap((unit) => unit.fleetUses)]);
  const fleetSpan = { from: addDays(from, -slackDays), to: addDays(to, slackDays), now };
  const fleets =
    lettings.length === 0
      ? noFleets
      : sql`coalesce((SELECT json_agg(f) FROM (${fleetFactsSql(which, fleetSpan)}) f), '[]')`;
  // Without fleets nothing is joined, so that one plan does for any number of units: planning costs as much as reading.
  const rows =
    apart.size === 0
      ? await readPlain(db, { units: arrayText(plain), from, to, now: now.toISOString() })
      : (
          await sql<Row>`${planEachTime}${tripFactsSql(arrayOf(plain), arrayOf([...apart]), { from, to, now }, fleets)}`.execute(
            db,
          )
        ).rows;
  const { holidays, fleets: loaded, ...days } = rows[0] as Row;
  return { days: readTripDays(days, nightsOf(from, to)), holidays, fleets: loaded };
}

/** Those that may need fleets, with what is taken along, apart from all others. */
function partUnits(units: readonly UnitFacts[]) {
  const lettings: UnitFacts[] = [];
  const apart = new Set<number>();
  for (const unit of units) {
    if (unit.sale === 'vehicles' || unit.fleetUses.length > 0) {
      lettings.push(unit);
      apart.add(unit.unitId);
    }
    for (const part of unit.components) apart.add(part.unitId);
  }
  const plain: number[] = [];
  for (const { unitId } of units) if (!apart.has(unitId)) plain.push(unitId);
  return { lettings, apart, plain };
}

/** The last day of which anything is needed: that of departure, or of what a pack takes along. */
function lastDay(units: readonly UnitFacts[], { from, to, lastStart = from }: WantedTrip): string {
  const given = to === undefined ? 0 : Math.max(0, daysBetween(from, to));
  let reach = Math.max(1, given);
  for (const { spanDays, times, terms, components } of units) {
    reach = Math.max(reach, spanDays, times.days, terms.bundle?.nights ?? 0);
    for (const part of components) reach = Math.max(reach, part.fromDay + part.days);
  }
  return addDays(lastStart, reach);
}
