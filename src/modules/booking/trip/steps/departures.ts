import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';
import {
  type KeysetPage,
  type KeysetPlace,
  type ReadPlace,
  readPlace,
  toKeysetPage,
} from '#platform/db/keyset-page.ts';
import { addDays, isoWeekday } from '#platform/time/days.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { departingKinds } from './departing-kinds.ts';

/** A product on a day: its seats, and its guests. */
export interface Departure {
  productId: number;
  title: string;
  kind: KindName;
  /** ISO. */
  day: string;
  allotment: number;
  held: number;
  sold: number;
  /** Guests of confirmed bookings that begin on this day. */
  guests: number;
  codes: string[];
  /** Guide and vehicle; empty until staff enter them. */
  guide: string;
  vehicle: string;
  /** Number of vehicles besides the first. */
  further: number;
  /** The minimum number of guests, while it has fewer; otherwise null. */
  missingOf: number | null;
  /** It was opened outside its weekdays. */
  isExtra: boolean;
}

export interface DepartureFilter {
  fromOn: string;
  untilOn: string;
  text: string;
  kind?: string | undefined;
  /** Departures with guests, with too few of them, or all that can be sold. */
  only: 'guests' | 'short' | 'all';
}

const [perPage, mostShort] = [60, 500];

/** A page of departures by day, both ends inclusive. Those with too few guests come for the whole span at once. */
export async function listDepartures(
  db: Executor,
  filter: DepartureFilter,
  cursor: KeysetPlace,
): Promise<KeysetPage<Departure>> {
  const { only } = filter;
  const place = readPlace(cursor, 'day', 'int');
  const limit = only === 'short' ? mostShort : perPage;
  let rows: FoundDeparture[] = [];
  for (const span of only === 'all' ? nearerSpans(filter, place) : [filter]) {
    rows = await readDepartures(db, { ...filter, ...span }, place, limit);
    if (rows.length > limit) break;
  }
  const page = toKeysetPage(rows, limit, place, (row) => [row.day, row.productId]);
  const starts = page.rows.filter(startsThen).map(({ details, ...row }) => ({
    ...row,
    missingOf: missingOf(row.kind, details, row.guests),
  }));
  return {
    ...page,
    rows: only === 'short' ? starts.filter(({ missingOf: fewest }) => fewest !== null) : starts,
  };
}

type FoundDeparture = Departure & { details: Record<string, unknown> };
type DeparturePlace = ReadPlace<readonly ['day', 'int']>;
type Span = Pick<DepartureFilter, 'fromOn' | 'untilOn'>;

/** With many products a day or two fill a page: tries the day at which it begins, then three days, a week and the whole span. */
function nearerSpans({ fromOn, untilOn }: Span, place: DeparturePlace): Span[] {
  const at = place.at?.[0] ?? fromOn;
  const all = { fromOn, untilOn };
  if (at < fromOn || at > untilOn) return [all];
  const spans = [0, 2, 6].map((days) => {
    const [first, last] = place.before ? [addDays(at, -days), at] : [at, addDays(at, days)];
    return { fromOn: first > fromOn ? first : fromOn, untilOn: last < untilOn ? last : untilOn };
  });
  return [...spans, all];
}

async function readDepartures(
  db: Executor,
  { fromOn, untilOn, text, kind, only }: DepartureFilter,
  place: DeparturePlace,
  limit: number,
): Promise<FoundDeparture[]> {
  const isBack = place.before !== null;
  const order = isBack ? sql`DESC` : sql`ASC`;
  const [day, id] = place.at ?? [];
  const wanted = kind ? [kind] : only === 'all' ? ['tour', 'cruise'] : [...departingKinds];
  const { rows } = await sql<FoundDeparture>`
    WITH gone AS (
      SELECT i.product_id, i.from_on AS day, sum(i.adults + cardinality(i.child_ages))::int AS guests,
        array_agg(DISTINCT b.code) AS codes
      FROM booking_items i JOIN bookings b ON b.id = i.booking_id AND b.state IN ('confirmed', 'completed')
      WHERE i.kind = ANY (${wanted}::text[]) AND i.from_on BETWEEN ${fromOn}::date AND ${untilOn}::date
        AND NOT i.snapshot ? 'ended'
      GROUP BY i.product_id, i.from_on
    ), seats AS (
      SELECT u.product_id, i.day, sum(i.allotment)::int AS allotment, sum(i.held)::int AS held, sum(i.sold)::int AS sold
      FROM ${
        only === 'all'
          ? sql`products p JOIN units u ON u.product_id = p.id AND u.status
        JOIN inventory i ON i.unit_id = u.id AND i.day BETWEEN ${fromOn}::date AND ${untilOn}::date
      WHERE p.kind = ANY (${wanted}::text[])`
          : sql`gone g JOIN units u ON u.product_id = g.product_id AND u.status
        JOIN inventory i ON i.unit_id = u.id AND i.day = g.day
      WHERE true`
      } AND NOT i.closed
      GROUP BY u.product_id, i.day
    )
    SELECT p.id AS "productId", p.title, p.kind, p.details, day, coalesce(allotment, 0) AS allotment,
      coalesce(held, 0) AS held, coalesce(sold, 0) AS sold, coalesce(guests, 0) AS guests, coalesce(codes, '{}') AS codes,
      coalesce(c.guide, '') AS guide, coalesce(c.vehicle, '') AS vehicle,
      (SELECT count(*)::int FROM departure_parts f WHERE f.product_id = p.id AND f.day = coalesce(gone.day, seats.day)) AS further,
      EXISTS (SELECT FROM extra_departures e WHERE e.product_id = p.id AND e.day = coalesce(gone.day, seats.day)) AS "isExtra"
    FROM gone FULL JOIN seats USING (product_id, day) JOIN products p ON p.id = product_id
      LEFT JOIN departure_crews c USING (product_id, day)
    WHERE (${fold(text)} = '' OR search_letters(p.title) LIKE '%' || ${fold(text).replace(/[\\%_]/g, '\\$&')} || '%')
      AND (${day === undefined} OR (day, p.id) ${isBack ? sql`<` : sql`>`} (${day ?? fromOn}::date, ${id ?? 0}::int))
    ORDER BY day ${order}, p.id ${order}
    LIMIT ${limit + 1}`.execute(db);
  return rows;
}

/** Whether it starts on this day: a start that takes several days has inventory rows on all of them. */
function startsThen({
  kind,
  details,
  day,
  guests,
  isExtra,
}: Departure & { details: Record<string, unknown> }): boolean {
  return guests > 0 || isExtra || (getKind(kind).startsOn?.(details)?.includes(isoWeekday(day)) ?? true);
}

function missingOf(kind: KindName, details: Record<string, unknown>, guests: number): number | null {
  const fewest = getKind(kind).fewestToRun?.(details) ?? 0;
  return guests > 0 && guests < fewest ? fewest : null;
}
