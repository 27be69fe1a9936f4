import { sql } from 'kysely';
import { may } from '#modules/booking/policy.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { departingKinds } from './departing-kinds.ts';

/** Guide and vehicle of a departure, as entered by staff; empty until then. */
export interface DepartureCrew {
  guide: string;
  vehicle: string;
  /** Seats of the vehicle; null where not specified. */
  seats: number | null;
}

/** One vehicle of a departure, with its passengers. */
export interface DeparturePart extends DepartureCrew {
  /** 1 is the first, which a departure always has. */
  part: number;
  /** Of confirmed bookings. */
  guests: number;
}

export interface DepartureOfOffice {
  productId: number;
  title: string;
  kind: KindName;
  /** ISO. */
  day: string;
  /** Guests of confirmed bookings that begin on this day. */
  guests: number;
  codes: string[];
  /** Why it was opened outside its weekdays; null where it is on one of them. */
  extraReason: string | null;
  /** Its vehicles, the first one even where nothing is entered for it. */
  parts: DeparturePart[];
}

/** The departure of a product on a day; null where its kind has none. */
export async function findDeparture(
  db: Executor,
  productId: number,
  day: string,
): Promise<DepartureOfOffice | null> {
  const { rows } = await sql<DepartureOfOffice>`
    WITH riding AS (
      SELECT b.code, i.adults + cardinality(i.child_ages) AS guests, coalesce(s.part, 1) AS part
      FROM booking_items i JOIN bookings b ON b.id = i.booking_id AND b.state IN ('confirmed', 'completed')
        LEFT JOIN departure_seats s ON s.booking_id = i.booking_id AND s.position = i.position
          AND s.product_id = i.product_id AND s.day = i.from_on
      WHERE i.product_id = ${productId} AND i.from_on = ${day}::date AND NOT b.quote -> 'items' -> i.position ? 'ended'
    ), crews AS (
      SELECT 1 AS part, guide, vehicle, seats FROM departure_crews WHERE product_id = ${productId} AND day = ${day}::date
      UNION ALL
      SELECT part, guide, vehicle, seats FROM departure_parts WHERE product_id = ${productId} AND day = ${day}::date
    ), parts AS (
      SELECT part, coalesce(c.guide, '') AS guide, coalesce(c.vehicle, '') AS vehicle, c.seats,
        coalesce((SELECT sum(guests)::int FROM riding r WHERE r.part = one.part), 0) AS guests
      FROM (SELECT 1 AS part UNION SELECT part FROM crews UNION SELECT part FROM riding) one LEFT JOIN crews c USING (part)
    )
    SELECT p.id AS "productId", p.title, p.kind, ${day}::date AS day,
      (SELECT reason FROM extra_departures e WHERE e.product_id = p.id AND e.day = ${day}::date) AS "extraReason",
      coalesce((SELECT sum(guests)::int FROM riding), 0) AS guests,
      coalesce((SELECT array_agg(DISTINCT code ORDER BY code) FROM riding), '{}') AS codes,
      (SELECT json_agg(parts ORDER BY part) FROM parts) AS parts
    FROM products p WHERE p.id = ${productId} AND p.kind = ANY (${[...departingKinds]}::text[])`.execute(db);
  return rows[0] ?? null;
}

export type SaveCrewResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_departure' }
  | { ok: false; reason: 'changed_meanwhile'; crew: DepartureCrew };

/**
 * Saves guide and vehicle of one of a departure's vehicles; the next free number adds one. Empty fields remove it. `seen` is what was
 * shown, so that nobody overwrites what a colleague has just saved. Idempotent: a state that is already so counts as done.
 */
export async function saveDepartureCrew(
  db: Database,
  { productId, day, part = 1, crew, seen, actor }: CrewToSave,
  now: Date,
): Promise<SaveCrewResult> {
  if (!may(actor, 'booking.crew')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SaveCrewResult> => {
    // Serializes writers of one departure, which may have no row yet.
    await sql`SELECT FROM products WHERE id = ${productId} FOR NO KEY UPDATE`.execute(tx);
    const is = await findDeparture(tx, productId, day);
    if (!is || part > mostParts || part > is.parts.length + 1)
      return { ok: false, reason: 'unknown_departure' };
    const before = crewOf(is.parts.find((one) => one.part === part));
    const isSame = (one: DepartureCrew) =>
      one.guide === before.guide && one.vehicle === before.vehicle && one.seats === before.seats;
    if (isSame(crew)) return { ok: true };
    if (!isSame(seen)) return { ok: false, reason: 'changed_meanwhile', crew: before };
    await writeCrew(tx, { productId, day, part }, crewOf(crew));
    const object = { type: 'departure', id: `${is.title} ${day}` };
    const which = part > 1 ? { part } : {};
    await writeHistory(tx, {
      ...{ actor, verb: 'booking.crew', object, now },
      ...{ before: { ...which, ...before }, after: { ...which, ...crewOf(crew) } },
    });
    return { ok: true };
  });
}

interface CrewToSave {
  productId: number;
  day: string;
  /** The number of the vehicle; the first by default. */
  part?: number;
  crew: DepartureCrew;
  seen: DepartureCrew;
  actor: Actor;
}

/** The most vehicles of a departure. */
export const mostParts = 9;

function crewOf(part: DepartureCrew | undefined): DepartureCrew {
  const { guide = '', vehicle = '', seats = null } = part ?? {};
  return { guide, vehicle, seats };
}

/** A further vehicle without details is removed; while guests ride in it, `findDeparture` still shows it. */
async function writeCrew(
  tx: Tx,
  { productId, day, part }: { productId: number; day: string; part: number },
  crew: DepartureCrew,
): Promise<void> {
  const key = { product_id: productId, day };
  if (part === 1) {
    const at = tx.insertInto('departure_crews').values({ ...key, ...crew });
    await at.onConflict((conflict) => conflict.columns(['product_id', 'day']).doUpdateSet(crew)).execute();
    return;
  }
  if (crew.guide === '' && crew.vehicle === '' && crew.seats === null) {
    const own = tx.deleteFrom('departure_parts').where('product_id', '=', productId).where('day', '=', day);
    await own.where('part', '=', part).execute();
    return;
  }
  const at = tx.insertInto('departure_parts').values({ ...key, part, ...crew });
  await at
    .onConflict((conflict) => conflict.columns(['product_id', 'day', 'part']).doUpdateSet(crew))
    .execute();
}

/** Deletes crews of departures this many days after they left. @returns how many */
export async function purgeDepartureCrews(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = addDays(dayInVietnam(now), -keptDays);
  const { rows } = await sql<{ count: number }>`
    WITH first AS (DELETE FROM departure_crews WHERE day < ${before}::date RETURNING 1),
      further AS (DELETE FROM departure_parts WHERE day < ${before}::date RETURNING 1),
      rooms AS (DELETE FROM departure_rooms WHERE day < ${before}::date RETURNING 1)
    SELECT (SELECT count(*) FROM first)::int + (SELECT count(*) FROM further)::int + (SELECT count(*) FROM rooms)::int AS count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The vehicle of an item's guests within its departure and its guide; empty texts until staff enter them. */
export interface ItemCrew {
  position: number;
  productTitle: string;
  /** 1 is the first vehicle of the departure. */
  part: number;
  guide: string;
  vehicle: string;
}

/** Crews of the items of a booking that have a departure for which staff entered something. */
export async function listCrewsOf(db: Executor, bookingId: string): Promise<ItemCrew[]> {
  const { rows } = await sql<ItemCrew>`
    SELECT i.position, i.product_title AS "productTitle", coalesce(s.part, 1) AS part,
      coalesce(f.guide, c.guide, '') AS guide, coalesce(f.vehicle, c.vehicle, '') AS vehicle
    FROM booking_items i JOIN bookings b ON b.id = i.booking_id
      LEFT JOIN departure_seats s ON s.booking_id = i.booking_id AND s.position = i.position
        AND s.product_id = i.product_id AND s.day = i.from_on
      LEFT JOIN departure_crews c ON c.product_id = i.product_id AND c.day = i.from_on AND s.part IS NULL
      LEFT JOIN departure_parts f ON f.product_id = i.product_id AND f.day = i.from_on AND f.part = s.part
    WHERE i.booking_id = ${bookingId} AND NOT b.quote -> 'items' -> i.position ? 'ended'
      AND (s.part IS NOT NULL OR c.guide <> '' OR c.vehicle <> '')
    ORDER BY i.position`.execute(db);
  return rows;
}
