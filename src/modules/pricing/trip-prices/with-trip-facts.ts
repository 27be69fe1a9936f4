import { type RawBuilder, sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { isChangedSql } from '#modules/catalog/queries/list-products.ts';
import { inFleets } from '#modules/inventory/fleets/load-fleet.ts';
import { fleetFactsSql } from '#modules/pricing/quote/facts/fleet-facts-sql.ts';
import { holidaysSql } from '#modules/pricing/quote/facts/holidays-sql.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';
import { changedSinceSql, keptSnapshotSql } from '#platform/db/kept-snapshot-sql.ts';
import { planEachTime, planOnce } from '#platform/db/plan-once.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import { DayColumns } from './known-days/day-columns.ts';
import { dayIndexOf } from './known-days/day-index-of.ts';
import { dayNumber, nthDay } from './known-days/day-number.ts';
import {
  arrayOf,
  arrayText,
  fillTripDays,
  numbersOf,
  type Span,
  type TripDaysRow,
  tripDaysSql,
} from './known-days/trip-days-sql.ts';
import { maxChanged, stepDays, withKnownDays } from './known-days/with-known-days.ts';
import type { ReadableUnits } from './readable-units.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** Trips, components and turnaround end at most this many days after their last day. */
const slackDays = 9;

/** The kind of the products that units belong to, and the database snapshot at which these were read. */
export interface ProductsSnapshot {
  kind: KindName | null;
  since: string | null;
}

/** Products that have just been read: nothing to compare. */
const fresh: ProductsSnapshot = { kind: null, since: null };

type Row = TripDaysRow & Pick<QuoteFacts, 'holidays' | 'fleets'> & { isChanged: boolean };

/** Of a statement that also returns what changed since the cached snapshot; lists of units as text. */
interface CachedDaysRow extends Row {
  changed: string | null;
  lapsed: string | null;
  snapshot: string;
}

function columnsSql(span: Span, fleets: RawBuilder<unknown>, isChanged: RawBuilder<boolean>) {
  return sql`i.*, r.*, (${holidaysSql(span.from, span.to)}) AS holidays, ${fleets} AS fleets, ${isChanged} AS "isChanged"`;
}

const noFleets = sql`'[]'::json`;

interface PlainValues extends Record<string, unknown>, ProductsSnapshot {
  units: string;
  from: string;
  to: string;
  now: string;
  /** The snapshot of the cached days; null reads nothing but `units`. */
  daysSince: string | null;
}

/** The requested units, and those whose cached days are out of date: changed since, or with lapsed holds that are not swept yet. */
const readPlain = builtOnce<CachedDaysRow, PlainValues>((place) => {
  const span = { from: place('from'), to: place('to'), now: place('now') };
  const isChanged = isChangedSql(place('kind'), place('since'));
  return sql<CachedDaysRow>`${planOnce}
    SELECT ${columnsSql(span, noFleets, isChanged)}, n.changed::text AS changed, n.lapsed::text AS lapsed,
      (${keptSnapshotSql})::text AS snapshot
    FROM (
      SELECT c.changed, l.lapsed, ${place('units')}::int[] || c.changed || l.lapsed AS units
      FROM (SELECT array_agg(DISTINCT unit_id) AS changed FROM (
        SELECT d.unit_id FROM day_changes d WHERE ${changedSinceSql(sql`d.changed_in`, place('daysSince'))}
        LIMIT ${sql.lit(maxChanged + 1)}
      ) d) c,
      (SELECT array_agg(DISTINCT o.unit_id) AS lapsed FROM holds h JOIN hold_lines o ON o.hold_id = h.id
        WHERE h.state = 'active' AND h.lapses_at <= ${place('now')}::timestamptz) l
    ) n, ${tripDaysSql(sql`n.units`, null, span)}`;
});

/** Everything that prices depend on, from one state of the database. */
export interface TripFacts extends Pick<QuoteFacts, 'days' | 'holidays' | 'fleets'> {
  /** The same days, to sum over thousands of units. */
  columns: DayColumns;
  /** Whether the products have changed since their snapshot. */
  isChanged: boolean;
}

/**
 * Prices by availability, prices, holidays and fleets of the days that a trip may take of any of these units: one statement for all
 * of them. `use` must not wait; the days that it has read stay as they were.
 */
export function withTripFacts<Result>(
  db: Executor,
  units: ReadableUnits,
  {
    trip,
    now,
    snapshotOfProducts = fresh,
  }: { trip: WantedTrip; now: Date; snapshotOfProducts?: ProductsSnapshot | undefined },
  use: (facts: TripFacts) => Result,
): Promise<Result> {
  const { from, to: until, lastStart = from } = trip;
  const tripDays = until === undefined ? 0 : Math.max(0, daysBetween(from, until));
  const to = addDays(lastStart, Math.max(units.reachDays, tripDays) + 1);
  if (units.dependentIds.size > 0)
    return withDaysInFleets(db, units, { from, to, now, snapshotOfProducts }, use);
  // Without fleets there are no joins, so one query plan serves any number of units: planning costs as much as reading.
  const wanted = { from: dayNumber(from), to: dayNumber(to) };
  const around = {
    from: Math.floor(wanted.from / stepDays) * stepDays,
    to: Math.ceil(wanted.to / stepDays) * stepDays,
  };
  return withKnownDays(
    db,
    { unitIds: units.plainIds, wanted, span: around },
    async ({ unitIds, span, daysSince }) => {
      const days = { from: nthDay(span.from), to: nthDay(span.to) };
      const values = {
        units: arrayText(unitIds),
        ...days,
        now: now.toISOString(),
        daysSince,
        ...snapshotOfProducts,
      };
      const [row] = (await readPlain(db, values)) as [CachedDaysRow];
      const { holidays, fleets, isChanged, changed, lapsed, snapshot } = row;
      return {
        fill: (columns, readIds) => fillTripDays(row, span.from, { columns, unitIds: readIds }),
        changed: numbersOf(changed),
        lapsed: numbersOf(lapsed),
        snapshot,
        rest: { holidays, fleets, isChanged },
      };
    },
    (columns, rest) => use({ ...rest, columns, days: dayIndexOf(columns) }),
  );
}

/** The availability of units with fleets depends on neighbouring days, so they are read each time. */
async function withDaysInFleets<Result>(
  db: Executor,
  { fleetUnits, dependentIds, plainIds }: ReadableUnits,
  {
    snapshotOfProducts,
    ...span
  }: { from: string; to: string; now: Date; snapshotOfProducts: ProductsSnapshot },
  use: (facts: TripFacts) => Result,
): Promise<Result> {
  const { from, to, now } = span;
  const ofUnits = inFleets([...fleetUnits, ...fleetUnits.flatMap((unit) => unit.fleetUses)]);
  const fleetSpan = { from: addDays(from, -slackDays), to: addDays(to, slackDays), now };
  const fleets =
    fleetUnits.length === 0
      ? noFleets
      : sql`coalesce((SELECT json_agg(f) FROM (${fleetFactsSql(ofUnits, fleetSpan)}) f), '[]')`;
  const isChanged = isChangedSql(sql`${snapshotOfProducts.kind}`, sql`${snapshotOfProducts.since}`);
  const { rows } = await sql<Row>`${planEachTime}SELECT ${columnsSql(span, fleets, isChanged)}
    FROM ${tripDaysSql(arrayOf(plainIds), arrayOf([...dependentIds]), span)}`.execute(db);
  const { holidays, fleets: fleetFacts, isChanged: hasChanged, ...row } = rows[0] as Row;
  const columns = new DayColumns();
  fillTripDays(row, dayNumber(from), { columns, unitIds: new Set([...plainIds, ...dependentIds]) });
  return use({ holidays, fleets: fleetFacts, isChanged: hasChanged, columns, days: dayIndexOf(columns) });
}
