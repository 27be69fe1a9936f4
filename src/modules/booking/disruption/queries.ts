import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind, kinds } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { countAffected } from './steps/count-affected.ts';
import { type ClosedScope, findClosedScope } from './steps/find-closed-scope.ts';

export type { ClosedScope } from './steps/find-closed-scope.ts';
export { searchScopes } from './steps/search-scopes.ts';

/** Reasons why staff close days; merged departures are recorded by `regroupDeparture`. */
export const disruptionReasons = ['weather', 'supplier', 'other'] as const;

export type DisruptionReason = (typeof disruptionReasons)[number] | 'regrouped';

/** Why something cannot take place, as guests read it. */
export const disruptionReasonLabels: Record<DisruptionReason, string> = {
  weather: 'vì thời tiết',
  supplier: 'theo báo của nhà cung cấp',
  other: 'vì lý do ngoài dự tính',
  regrouped: 'vì gộp, tách chuyến',
};

/** A closing as staff see it: how many bookings it affects and what became of them. Days are ISO. */
export interface DisruptionRow {
  id: string;
  title: string;
  fromOn: string;
  toOn: string;
  reason: string;
  /** Text for guests. */
  note: string;
  createdBy: string;
  createdAt: Date;
  endedAt: Date | null;
  /** Bookings affected; and of these, how many guests have yet to choose, chose, or were refunded. */
  bookings: number;
  open: number;
  rebooked: number;
  credited: number;
  refunded: number;
}

/** Closings whose last day is not before `since`, newest first. A single statement. */
export async function listDisruptions(db: Executor, since: string): Promise<DisruptionRow[]> {
  const { rows } = await sql<DisruptionRow>`
    SELECT d.id, d.title, d.from_on AS "fromOn", d.to_on AS "toOn", d.reason, d.note,
      d.created_by AS "createdBy", d.created_at AS "createdAt",
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

/** Public notice of days (ISO, inclusive) on which something of a product cannot take place. */
export interface Closing {
  title: string;
  fromOn: string;
  toOn: string;
  reasonLabel: string;
  note: string;
}

/** Days ahead for which a product page announces closings; later ones show in the calendar. */
const aheadDays = 30;

/** Closings of some units in the next 30 days, earliest first. A single statement; none without units. */
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

/** A departure of a shared tour that has been sold to fewer guests than its minimum. */
export interface ShortTour {
  productId: number;
  title: string;
  /** ISO date of departure. */
  day: string;
  guests: number;
  groupMin: number;
}

/** Guests of a departure that does not run are notified three days before; staff from five days before. */
const [fewestDays, mostDays] = [3, 5];

const kindsWithMinimum = kinds.filter(({ fewestToRun }) => fewestToRun).map(({ name }) => name);

interface Departure extends Omit<ShortTour, 'groupMin'> {
  kind: KindName;
  details: Record<string, unknown>;
}

/** The coming departures on which staff have to decide: not guaranteed, with too few guests. */
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

/** Preview of a closing. */
export interface ClosingPreview {
  title: string;
  units: number;
  /** Bookings on these days whose guests will be notified and asked. */
  bookings: number;
  guests: number;
  /** The most that may have to be refunded to them, in đồng. */
  amountVnd: number;
  /** Bookings awaiting payment that will lose their hold. */
  unpaid: number;
}

/** @param days inclusive, ISO. Null when there is no such thing, or nothing of it is sold */
export async function previewClosing(
  db: Executor,
  scope: ClosedScope,
  days: { fromOn: string; toOn: string },
): Promise<ClosingPreview | null> {
  const found = await findClosedScope(db, scope);
  if (!found) return null;
  const counted = await countAffected(db, found.units, days);
  return { title: found.title, units: found.units.length, ...counted };
}

/** A guest of closed days, for staff who call them. */
export interface AffectedGuest {
  code: string;
  fullName: string;
  phone: string;
  titles: string;
  /** The first day of the affected items. */
  fromOn: string;
  guests: number;
  amountVnd: number;
  /** Deadline of their choice; null once made, or when the days opened again. */
  choiceBy: Date | null;
  outcome: 'rebooked' | 'credited' | 'refunded' | 'reopened' | null;
}

/** The guests affected by a closing: those who have yet to choose first, nearest day first. */
export async function listAffectedGuests(db: Executor, disruptionId: string): Promise<AffectedGuest[]> {
  const { rows } = await sql<AffectedGuest>`
    SELECT b.code, b.full_name AS "fullName", b.phone, string_agg(i.product_title, ', ' ORDER BY i.position) AS titles,
      min(i.from_on) AS "fromOn", sum(i.adults + cardinality(i.child_ages))::int AS guests,
      sum(i.amount_vnd)::bigint AS "amountVnd", CASE WHEN bool_or(h.outcome IS NULL) THEN b.choice_by END AS "choiceBy",
      CASE WHEN bool_and(h.outcome IS NOT NULL) THEN max(h.outcome) END AS outcome
    FROM disruption_items h
      JOIN bookings b ON b.id = h.booking_id
      JOIN booking_items i ON i.booking_id = h.booking_id AND i.position = h.position
    WHERE h.disruption_id = ${disruptionId}::uuid
    GROUP BY b.id ORDER BY bool_or(h.outcome IS NULL) DESC, min(i.from_on), b.code LIMIT 1000`.execute(db);
  return rows;
}
