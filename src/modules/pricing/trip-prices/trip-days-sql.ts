import { type RawBuilder, sql } from 'kysely';
import type { DayFacts } from '#modules/pricing/quote/quote-facts.ts';

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

/** More than the days of a list, and than the nights of a stay. */
const packing = 4096;

/** More than the longest stay and the most release days: with them all terms of a day fit into 31 bits. */
const [mostNights, mostRelease] = [32, 128];

/**
 * Availability and prices of units from a day up to but not including another, as columns of a query without a table. They are
 * neither joined nor sent as rows: with thousands of units that costs more than finding them. `apart` are units that may need fleets.
 */
export function tripDaysSql(
  plain: RawBuilder<unknown>,
  apart: RawBuilder<unknown> | null,
  { from, to, now }: Span,
): RawBuilder<TripDaysRow> {
  const all = apart === null ? plain : sql`(${plain} || ${apart})`;
  const days = sql`${from}::date, ${to}::date, ${now}::timestamptz`;
  const offset = sql`(day - ${from}::date)`;
  const others = apart === null ? sql`` : sql`UNION ALL SELECT * FROM free_places(${apart}, ${days})`;
  return sql`
    LATERAL (SELECT array_agg(unit_id)::text AS "placeUnits",
      array_agg((places::bigint * ${sql.lit(packing)} + ${offset}) * 2 + closed::int)::text AS places
    FROM (SELECT * FROM unit_places(${plain}, ${days}) ${others}) i) i,
    LATERAL (SELECT array_agg(unit_id)::text AS "rateUnits", array_agg(price_vnd)::text AS prices,
      array_agg(((((least(min_stay, 31) * ${sql.lit(mostRelease)} + release_days) * ${sql.lit(mostNights)}) + max_stay)
        * ${sql.lit(packing)} + ${offset}) * 4 + closed_to_arrival::int * 2 + closed_to_departure::int)::text AS rates
    FROM daily_rates WHERE unit_id = ANY (${all}) AND day >= ${from}::date AND day < ${to}::date) r`;
}

/** As one text: the driver would write thousands of numbers one by one. */
export const arrayText = (ids: readonly number[]): string => `{${ids.join()}}`;

export const arrayOf = (ids: readonly number[]): RawBuilder<number[]> => sql`${arrayText(ids)}::int[]`;

/** `days` are the days of the span in order. Price reasons and prices before deals are left out, because lists do not show them. */
export function readTripDays(row: TripDaysRow, days: readonly string[]): Map<number, Map<string, DayFacts>> {
  const index = new Map<number, Map<string, DayFacts>>();
  const [placeUnits, places] = [numbersOf(row.placeUnits), numbersOf(row.places)];
  // The days of a unit follow one another.
  let [unitId, own] = [Number.NaN, new Map<string, DayFacts>()];
  for (let at = 0; at < placeUnits.length; at++) {
    if (placeUnits[at] !== unitId) {
      unitId = placeUnits[at] as number;
      own = index.get(unitId) ?? new Map<string, DayFacts>();
      index.set(unitId, own);
    }
    const packed = places[at] as number;
    const left = Math.floor(packed / 2 / packing);
    const day = days[Math.floor(packed / 2) - left * packing] as string;
    own.set(day, {
      unitId,
      day,
      places: left,
      closed: packed % 2 !== 0,
      priceVnd: null,
      listVnd: null,
      reasons: noReasons,
      minStay: 1,
      maxStay: 0,
      releaseDays: 0,
      closedToArrival: false,
      closedToDeparture: false,
    });
  }
  const [rateUnits, prices, rates] = [numbersOf(row.rateUnits), numbersOf(row.prices), numbersOf(row.rates)];
  let [ratedId, rated] = [Number.NaN, index.get(Number.NaN)];
  for (let at = 0; at < rateUnits.length; at++) {
    if (rateUnits[at] !== ratedId) {
      ratedId = rateUnits[at] as number;
      rated = index.get(ratedId);
    }
    const packed = rates[at] as number;
    const row = rated?.get(days[(packed >> 2) % packing] as string);
    if (!row) continue;
    row.priceVnd = prices[at] as number;
    const terms = Math.floor(packed / 4 / packing);
    row.maxStay = terms % mostNights;
    row.releaseDays = Math.floor(terms / mostNights) % mostRelease;
    row.minStay = Math.floor(terms / mostNights / mostRelease);
    row.closedToArrival = (packed & 2) !== 0;
    row.closedToDeparture = (packed & 1) !== 0;
  }
  return index;
}

const noReasons: DayFacts['reasons'] = [];

/** The numbers of an array that came as text; none for null. */
export function numbersOf(text: string | null): number[] {
  return text === null ? [] : JSON.parse(`[${text.slice(1, -1)}]`);
}
