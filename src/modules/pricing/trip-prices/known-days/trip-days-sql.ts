import { type RawBuilder, sql } from 'kysely';
import type { DayColumns } from './day-columns.ts';

/** Columns of `tripDaysSql`: lists of numbers as text, for all existing places and prices. */
export interface TripDaysRow {
  placeUnits: string | null;
  places: string | null;
  rateUnits: string | null;
  prices: string | null;
  rates: string | null;
}

/** Values, or placeholders for them. */
export interface Span {
  from: string | RawBuilder<unknown>;
  to: string | RawBuilder<unknown>;
  now: Date | RawBuilder<unknown>;
}

/** More than the days of a list, and than the nights of a stay: so many bits. */
const packing = 4096;
const offsetBits = 12;

/** More than the longest stay and the most release days: with them all terms of a day fit into 31 bits, packed as in `termBits`. */
const [nightsLimit, releaseLimit] = [32, 128];

/**
 * Availability and prices of units from a day up to but not including another, as columns of a query without a table. They are
 * neither joined nor sent as rows: with thousands of units that costs more than finding them. `fleetUnits` are those whose availability may depend on fleets.
 */
export function tripDaysSql(
  plain: RawBuilder<unknown>,
  fleetUnits: RawBuilder<unknown> | null,
  { from, to, now }: Span,
): RawBuilder<TripDaysRow> {
  const all = fleetUnits === null ? plain : sql`(${plain} || ${fleetUnits})`;
  const days = sql`${from}::date, ${to}::date, ${now}::timestamptz`;
  const offset = sql`(day - ${from}::date)`;
  const ofFleets =
    fleetUnits === null ? sql`` : sql`UNION ALL SELECT * FROM free_places(${fleetUnits}, ${days})`;
  return sql`
    LATERAL (SELECT array_agg(unit_id)::text AS "placeUnits",
      array_agg((places::bigint * 2 + closed::int) * ${sql.lit(packing)} + ${offset})::text AS places
    FROM (SELECT * FROM unit_places(${plain}, ${days}) ${ofFleets}) i) i,
    LATERAL (SELECT array_agg(unit_id)::text AS "rateUnits", array_agg(price_vnd)::text AS prices,
      array_agg((((least(min_stay, 31) * ${sql.lit(releaseLimit)} + release_days) * ${sql.lit(nightsLimit)} + max_stay)
        * 4 + closed_to_arrival::int * 2 + closed_to_departure::int) * ${sql.lit(packing)} + ${offset})::text AS rates
    FROM daily_rates WHERE unit_id = ANY (${all}) AND day >= ${from}::date AND day < ${to}::date) r`;
}

/** As one text: the driver would write thousands of numbers one by one. */
export const arrayText = (ids: readonly number[]): string => `{${ids.join()}}`;

export const arrayOf = (ids: readonly number[]): RawBuilder<number[]> => sql`${arrayText(ids)}::int[]`;

/** Writes these units' days; `from` is the first day of the span. Price reasons and prices before deals are not read: lists do not show them. */
export function fillTripDays(
  { placeUnits, places, rateUnits, prices, rates }: TripDaysRow,
  from: number,
  { columns, unitIds }: { columns: DayColumns; unitIds: ReadonlySet<number> },
): void {
  // The days of a unit follow one another.
  let [last, ordinal] = [Number.NaN, -1];
  const ordinalOf = (unitId: number) => {
    if (unitId !== last) [last, ordinal] = [unitId, unitIds.has(unitId) ? columns.ordinalOf(unitId) : -1];
    return ordinal;
  };
  const packedPlaces = numbersOf(places);
  for (const [at, unitId] of numbersOf(placeUnits).entries()) {
    if (ordinalOf(unitId) < 0) continue;
    const packed = packedPlaces[at] as number;
    const left = Math.floor(packed / packing);
    columns.setPlaces(ordinal, from + (packed - left * packing), Math.floor(left / 2), left % 2 !== 0);
  }
  last = Number.NaN;
  const [pricesVnd, packedRates] = [numbersOf(prices), numbersOf(rates)];
  for (const [at, unitId] of numbersOf(rateUnits).entries()) {
    if (ordinalOf(unitId) < 0) continue;
    const packed = packedRates[at] as number;
    columns.setPrice(
      ordinal,
      from + (packed & (packing - 1)),
      pricesVnd[at] as number,
      packed >>> offsetBits,
    );
  }
}

/** The numbers of an array that came as text; none for null. */
export function numbersOf(text: string | null): number[] {
  return text === null ? [] : JSON.parse(`[${text.slice(1, -1)}]`);
}
