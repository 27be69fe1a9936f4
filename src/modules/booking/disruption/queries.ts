import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind, kinds } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';

export const disruptionReasons = ['weather', 'supplier', 'other'] as const;

export type DisruptionReason = (typeof disruptionReasons)[number];

/** Why something cannot take place, as guests read it. */
export const disruptionReasonLabels: Record<DisruptionReason, string> = {
  weather: 'vì thời tiết',
  supplier: 'vì nhà cung cấp ngừng phục vụ',
  other: 'vì lý do ngoài dự tính',
};

/** A closing as staff see it: how many bookings it hit and what became of them. Days are ISO. */
export interface DisruptionRow {
  id: string;
  title: string;
  fromOn: string;
  toOn: string;
  reason: string;
  createdBy: string;
  endedAt: Date | null;
  /** Bookings hit; and of these, how many guests have yet to choose, chose, or were paid back. */
  bookings: number;
  open: number;
  rebooked: number;
  credited: number;
  refunded: number;
}

/** Closings whose last day is not before `since`, newest first. One statement. */
export async function listDisruptions(db: Executor, since: string): Promise<DisruptionRow[]> {
  const { rows } = await sql<DisruptionRow>`
    SELECT d.id, d.title, d.from_on AS "fromOn", d.to_on AS "toOn", d.reason, d.created_by AS "createdBy",
      d.ended_at AS "endedAt",
      count(DISTINCT i.booking_id)::int AS bookings,
      (count(DISTINCT i.booking_id) FILTER (WHERE i.outcome IS NULL))::int AS open,
      (count(DISTINCT i.booking_id) FILTER (WHERE i.outcome = 'rebooked'))::int AS rebooked,
      (count(DISTINCT i.booking_id) FILTER (WHERE i.outcome = 'credited'))::int AS credited,
      (count(DISTINCT i.booking_id) FILTER (WHERE i.outcome = 'refunded'))::int AS refunded
    FROM disruptions d LEFT JOIN disruption_items i ON i.disruption_id = d.id
    WHERE d.to_on >= ${since}::date
    GROUP BY d.id
    ORDER BY d.created_at DESC`.execute(db);
  return rows;
}

/** Days (ISO, both included) on which something of a product cannot take place, for everybody to read. */
export interface Closing {
  title: string;
  fromOn: string;
  toOn: string;
  reasonLabel: string;
  note: string;
}

/** So many days ahead a closing concerns whoever looks at the page; later ones show in the calendar. */
const aheadDays = 30;

/** What is closed of some units in the next 30 days, the earliest first. One statement; none without units. */
export async function listClosings(
  db: Executor,
  unitIds: readonly number[],
  today: string,
): Promise<Closing[]> {
  if (unitIds.length === 0) return [];
  const rows = await db
    .selectFrom('disruptions')
    .select(['title', 'from_on as fromOn', 'to_on as toOn', 'reason', 'note'])
    .where('ended_at', 'is', null)
    .where('to_on', '>=', today)
    .where('from_on', '<=', addDays(today, aheadDays))
    .where(sql<boolean>`unit_ids && ${[...unitIds]}::int[]`)
    .orderBy('from_on')
    .limit(3)
    .execute();
  return rows.map(({ reason, ...row }) => ({
    ...row,
    reasonLabel: disruptionReasonLabels[reason as DisruptionReason],
  }));
}

/** A departure of a shared tour that has been sold, to fewer guests than it needs. */
export interface ShortTour {
  productId: number;
  title: string;
  /** ISO date of departure. */
  day: string;
  guests: number;
  groupMin: number;
}

/** Guests of a departure that does not run are told three days before; staff hear of it from five days before. */
const [fewestDays, mostDays] = [3, 5];

const kindsWithMinimum = kinds.filter(({ fewestToRun }) => fewestToRun).map(({ name }) => name);

interface Departure extends Omit<ShortTour, 'groupMin'> {
  kind: KindName;
  details: Record<string, unknown>;
}

/** The departures of the next days about which staff have to decide: those that are not guaranteed and have too few guests. */
export async function listShortTours(db: Executor, today: string): Promise<ShortTour[]> {
  const { rows } = await sql<Departure>`
    SELECT p.id AS "productId", p.kind, p.title, p.details, i.from_on AS day,
      sum(i.adults + cardinality(i.child_ages))::int AS guests
    FROM booking_items i
      JOIN bookings b ON b.id = i.booking_id AND b.state = 'confirmed'
      JOIN products p ON p.id = i.product_id
    WHERE i.kind = ANY(${kindsWithMinimum}) AND NOT b.quote -> 'items' -> i.position ? 'ended'
      AND i.from_on BETWEEN ${addDays(today, fewestDays)}::date AND ${addDays(today, mostDays)}::date
    GROUP BY p.id, i.from_on
    ORDER BY i.from_on, p.title`.execute(db);
  return rows.flatMap(({ kind, details, ...departure }) => {
    const groupMin = getKind(kind).fewestToRun?.(details) ?? 0;
    return departure.guests < groupMin ? [{ ...departure, groupMin }] : [];
  });
}

/** What staff close at once: one unit, all of a product, or all products of a bay or a place, by its slug. */
export type ClosedScope = { unitId: number } | { productId: number } | { bay: string } | { place: string };

export interface ScopedUnits {
  /** For guests and staff to read: 'Vịnh Lan Hạ'. */
  title: string;
  productIds: number[];
  /** `leadDays`: so many days before a closed day a start would still last into it. */
  units: { unitId: number; leadDays: number }[];
}

/** The units of a scope; null when there is no such thing or nothing is sold of it. */
export async function findClosedScope(db: Executor, scope: ClosedScope): Promise<ScopedUnits | null> {
  const rows = await db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .select(['u.id as unitId', 'u.title as unitTitle', 'p.id as productId', 'p.title', 'p.kind', 'p.details'])
    .$if('unitId' in scope, (query) => query.where('u.id', '=', (scope as { unitId: number }).unitId))
    .$if('productId' in scope, (query) =>
      query.where('p.id', '=', (scope as { productId: number }).productId),
    )
    .$if('bay' in scope, (query) =>
      query.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_terms as pt')
          .innerJoin('terms as t', 't.id', 'pt.term_id')
          .select('pt.product_id')
          .where('t.taxonomy', '=', 'bay')
          .where('t.slug', '=', (scope as { bay: string }).bay),
      ),
    )
    .$if('place' in scope, (query) =>
      query.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_places as pp')
          .innerJoin('places as l', 'l.id', 'pp.place_id')
          .select('pp.product_id')
          .where('l.slug', '=', (scope as { place: string }).place),
      ),
    )
    .orderBy('u.id')
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    title:
      (await titleOf(db, scope)) ?? ('unitId' in scope ? `${first.title}, ${first.unitTitle}` : first.title),
    productIds: [...new Set(rows.map((row) => row.productId))],
    units: rows.map(({ unitId, kind, details }) => ({
      unitId,
      leadDays: leadDays(kind as KindName, details as Record<string, unknown>),
    })),
  };
}

async function titleOf(db: Executor, scope: ClosedScope): Promise<string | null> {
  if ('bay' in scope) {
    const query = db.selectFrom('terms').select('title').where('taxonomy', '=', 'bay');
    return (await query.where('slug', '=', scope.bay).executeTakeFirst())?.title ?? null;
  }
  if (!('place' in scope)) return null;
  const query = db.selectFrom('places').select('title').where('slug', '=', scope.place);
  return (await query.executeTakeFirst())?.title ?? null;
}

/** A trip of three days that takes places on two nights begins one day earlier than the rows would tell. */
function leadDays(name: KindName, details: Record<string, unknown>): number {
  const kind = getKind(name);
  const days = kind.tripDays?.(details) ?? 1;
  return Math.max(0, days - (kind.spanDays?.(details) ?? 1));
}
