import { type RawBuilder, sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { isChangedSql } from '#modules/catalog/queries/list-products.ts';
import { inFleets } from '#modules/inventory/fleets/load-fleet.ts';
import { fleetFactsSql } from '#modules/pricing/quote/facts/fleet-facts-sql.ts';
import { holidaysSql } from '#modules/pricing/quote/facts/holidays-sql.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';
import { changedSinceSql, keptSnapshotSql } from '#platform/db/kept-snapshot-sql.ts';
import { planEachTime, planOnce } from '#platform/db/plan-once.ts';
import { addDays, daysBetween, nightsOf } from '#platform/time/days.ts';
import { mostChanged, readKnownDays } from './read-known-days.ts';
import {
  arrayOf,
  arrayText,
  numbersOf,
  readTripDays,
  type Span,
  type TripDaysRow,
  tripDaysSql,
} from './trip-days-sql.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** Trips, components and turnaround end at most this many days after their last day. */
const slackDays = 9;

export type TripFacts = Pick<QuoteFacts, 'days' | 'holidays' | 'fleets'>;

/** Where units come from: the kind of their products, and the database snapshot at which these were read. */
export interface TakenFrom {
  kind: KindName | null;
  since: string | null;
}

/** Products that have just been read: nothing to compare. */
const fresh: TakenFrom = { kind: null, since: null };

type Row = TripDaysRow & Pick<QuoteFacts, 'holidays' | 'fleets'> & { isChanged: boolean };

/** Of a statement that knows what changed since a kept snapshot; lists of units as text. */
interface KeptRow extends Row {
  changed: string | null;
  lapsed: string | null;
  snapshot: string;
}

function columnsSql(span: Span, fleets: RawBuilder<unknown>, isChanged: RawBuilder<boolean>) {
  return sql`i.*, r.*, (${holidaysSql(span.from, span.to)}) AS holidays, ${fleets} AS fleets, ${isChanged} AS "isChanged"`;
}

const noFleets = sql`'[]'::json`;

interface PlainValues extends Record<string, unknown>, TakenFrom {
  units: string;
  from: string;
  to: string;
  now: string;
  /** The snapshot of what is kept; null reads nothing but `units`. */
  kept: string | null;
}

/** The units asked for, and those whose kept days are out of date: changed since, or with holds that have lapsed and are not swept yet. */
const readPlain = builtOnce<KeptRow, PlainValues>((place) => {
  const span = { from: place('from'), to: place('to'), now: place('now') };
  const isChanged = isChangedSql(place('kind'), place('since'));
  return sql<KeptRow>`${planOnce}
    SELECT ${columnsSql(span, noFleets, isChanged)}, n.changed::text AS changed, n.lapsed::text AS lapsed,
      (${keptSnapshotSql})::text AS snapshot
    FROM (
      SELECT c.changed, l.lapsed, ${place('units')}::int[] || c.changed || l.lapsed AS units
      FROM (SELECT array_agg(DISTINCT unit_id) AS changed FROM (
        SELECT d.unit_id FROM day_changes d WHERE ${changedSinceSql(sql`d.changed_in`, place('kept'))}
        LIMIT ${sql.lit(mostChanged + 1)}
      ) d) c,
      (SELECT array_agg(DISTINCT o.unit_id) AS lapsed FROM holds h JOIN hold_lines o ON o.hold_id = h.id
        WHERE h.state = 'active' AND h.lapses_at <= ${place('now')}::timestamptz) l
    ) n, ${tripDaysSql(sql`n.units`, null, span)}`;
});

/**
 * Availability, prices, holidays and fleets of the days that a trip may take of any of these units: one statement for
 * all of them. It also tells whether the products have changed since they were `taken` (`isChanged`).
 */
export async function loadTripFacts(
  db: Executor,
  units: readonly UnitFacts[],
  { trip, now, taken = fresh }: { trip: WantedTrip; now: Date; taken?: TakenFrom | undefined },
): Promise<TripFacts & { isChanged: boolean }> {
  const { from } = trip;
  const to = addDays(lastDay(units, trip), 1);
  const { lettings, apart, plain } = partUnits(units);
  const which = inFleets([...lettings, ...lettings.flatMap((unit) => unit.fleetUses)]);
  const fleetSpan = { from: addDays(from, -slackDays), to: addDays(to, slackDays), now };
  const fleets =
    lettings.length === 0
      ? noFleets
      : sql`coalesce((SELECT json_agg(f) FROM (${fleetFactsSql(which, fleetSpan)}) f), '[]')`;
  // Without fleets there are no joins, so one query plan serves any number of units: planning costs as much as reading.
  if (apart.size === 0) {
    const days = nightsOf(from, to);
    return readKnownDays(db, { unitIds: plain, days }, async ({ unitIds, kept }) => {
      const values = { units: arrayText(unitIds), from, to, now: now.toISOString(), kept, ...taken };
      const [row] = (await readPlain(db, values)) as [KeptRow];
      const { holidays, fleets: none, isChanged, changed, lapsed, snapshot } = row;
      return {
        days: readTripDays(row, days),
        changed: numbersOf(changed),
        lapsed: numbersOf(lapsed),
        snapshot,
        rest: { holidays, fleets: none, isChanged },
      };
    });
  }
  const span = { from, to, now };
  const isChanged = isChangedSql(sql`${taken.kind}`, sql`${taken.since}`);
  const { rows } = await sql<Row>`${planEachTime}SELECT ${columnsSql(span, fleets, isChanged)}
    FROM ${tripDaysSql(arrayOf(plain), arrayOf([...apart]), span)}`.execute(db);
  const row = rows[0] as Row;
  return {
    days: readTripDays(row, nightsOf(from, to)),
    holidays: row.holidays,
    fleets: row.fleets,
    isChanged: row.isChanged,
  };
}

/** Separates the units that may need fleets, and components, from all others. */
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

/** The last day for which facts are needed: that of departure, or of a pack's components. */
function lastDay(units: readonly UnitFacts[], { from, to, lastStart = from }: WantedTrip): string {
  const given = to === undefined ? 0 : Math.max(0, daysBetween(from, to));
  let reach = Math.max(1, given);
  for (const { spanDays, times, terms, components } of units) {
    reach = Math.max(reach, spanDays, times.days, terms.bundle?.nights ?? 0);
    for (const part of components) reach = Math.max(reach, part.fromDay + part.days);
  }
  return addDays(lastStart, reach);
}
