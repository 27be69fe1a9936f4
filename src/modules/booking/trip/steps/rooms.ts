import { sql } from 'kysely';
import { may } from '#modules/booking/policy.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { findDeparture } from './departure-crews.ts';
import { rankedTravellers } from './ranked-travellers.ts';

/** A guest who stays overnight on the trip, or a booking without named travellers. */
export interface Sleeper {
  code: string;
  /** Position of the traveller in the booking's list; 0 for a booking without one. */
  place: number;
  fullName: string;
  /** 1, or all guests of a booking without named travellers. */
  guests: number;
  unitTitle: string;
  /** Cabins that the booking bought; on a tour a room for every two guests. */
  quantity: number;
  /** Empty where not assigned. */
  room: string;
}

/** The rooming list of a departure, in the order of units and bookings; empty for a trip within one day. */
export async function listRooms(db: Executor, productId: number, day: string): Promise<Sleeper[]> {
  const { rows } = await sql<Sleeper>`
    SELECT b.code, coalesce(t.position, 0) AS place, coalesce(t.full_name, b.full_name) AS "fullName",
      CASE WHEN t.id IS NULL THEN i.guests ELSE 1 END AS guests, i.unit_title AS "unitTitle", i.quantity,
      coalesce(r.room, '') AS room
    FROM (
      SELECT i.booking_id, i.product_id, i.from_on, string_agg(DISTINCT i.unit_title, ', ') AS unit_title,
        sum(CASE i.kind WHEN 'cruise' THEN i.quantity ELSE ceil((i.adults + cardinality(i.child_ages)) / 2.0) END)::int AS quantity, sum(i.adults + cardinality(i.child_ages))::int AS guests,
        min(i.position) AS trip
      FROM booking_items i JOIN bookings b ON b.id = i.booking_id
      WHERE i.product_id = ${productId} AND i.from_on = ${day}::date AND b.state IN ('confirmed', 'completed')
        AND NOT b.quote -> 'items' -> i.position ? 'ended' AND (i.snapshot ->> 'nights')::int > 0
      GROUP BY i.booking_id, i.product_id, i.from_on
    ) i
      JOIN bookings b ON b.id = i.booking_id
      LEFT JOIN LATERAL ${rankedTravellers} t ON t.rank < i.guests
      LEFT JOIN departure_rooms r ON r.booking_id = b.id AND r.place = coalesce(t.position, 0)
        AND r.product_id = i.product_id AND r.day = i.from_on
    ORDER BY i.unit_title, b.code, t.position`.execute(db);
  return rows;
}

/** Proposes rooms for all without one: each booking's guests are spread over the rooms that it bought, with consecutive numbers. */
export function proposeRooms(sleepers: readonly Sleeper[]): Sleeper[] {
  const taken = new Set(sleepers.map(({ room }) => room).filter(Boolean));
  let number = 0;
  const nextRoom = () => {
    do number += 1;
    while (taken.has(String(number)));
    return String(number);
  };
  const proposed = new Map<Sleeper, string>();
  for (const code of new Set(sleepers.map((sleeper) => sleeper.code))) {
    const own = sleepers.filter((sleeper) => sleeper.code === code && sleeper.room === '');
    const rooms = Math.max(1, Math.min(own[0]?.quantity ?? 1, own.length));
    for (const [at, sleeper] of own.entries()) {
      const room = Math.floor((at * rooms) / own.length);
      const before = own[at - 1];
      const isSame = before && Math.floor(((at - 1) * rooms) / own.length) === room;
      proposed.set(sleeper, isSame ? (proposed.get(before) ?? nextRoom()) : nextRoom());
    }
  }
  return sleepers.map((sleeper) => ({ ...sleeper, room: proposed.get(sleeper) ?? sleeper.room }));
}

export interface RoomsToSave {
  productId: number;
  day: string;
  /** By booking and position; an empty room removes the assignment. Sleepers not listed stay as they are. */
  rooms: readonly { code: string; place: number; room: string; seen: string }[];
  actor: Actor;
}

export type SaveRoomsResult =
  | { ok: true; changed: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_departure' }
  /** A colleague has meanwhile changed these rooms; nothing is saved. */
  | { ok: false; reason: 'changed_meanwhile'; sleepers: Sleeper[] };

/**
 * Saves room assignments. `seen` is what was shown, so that nobody overwrites a colleague's entry unseen; identical entries count as
 * done. Guests no longer on the departure are skipped.
 */
export async function saveRooms(
  db: Database,
  { productId, day, rooms, actor }: RoomsToSave,
  now: Date,
): Promise<SaveRoomsResult> {
  if (!may(actor, 'booking.regroup')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SaveRoomsResult> => {
    await sql`SELECT FROM products WHERE id = ${productId} FOR NO KEY UPDATE`.execute(tx);
    const departure = await findDeparture(tx, productId, day);
    if (!departure) return { ok: false, reason: 'unknown_departure' };
    const standing = await listRooms(tx, productId, day);
    const wished = rooms.flatMap((wish) => {
      const is = standing.find(({ code, place }) => code === wish.code && place === wish.place);
      return is && is.room !== wish.room && wish.seen !== wish.room ? [{ ...wish, is }] : [];
    });
    const clashes = wished.filter(({ seen, is }) => is.room !== seen).map(({ is }) => is);
    if (clashes.length > 0) return { ok: false, reason: 'changed_meanwhile', sleepers: clashes };
    if (wished.length === 0) return { ok: true, changed: 0 };
    await sql`
      WITH wished AS (
        SELECT b.id AS booking_id, w.place, w.room
        FROM unnest(${wished.map(({ code }) => code)}::text[], ${wished.map(({ place }) => place)}::int[],
          ${wished.map(({ room }) => room)}::text[]) AS w (code, place, room) JOIN bookings b USING (code)
      ), gone AS (
        DELETE FROM departure_rooms r USING wished w
        WHERE r.booking_id = w.booking_id AND r.place = w.place AND r.product_id = ${productId} AND r.day = ${day}::date
          AND w.room = ''
      )
      INSERT INTO departure_rooms (booking_id, place, product_id, day, room)
      SELECT booking_id, place, ${productId}, ${day}::date, room FROM wished WHERE room <> ''
      ON CONFLICT (booking_id, place, product_id, day) DO UPDATE SET room = excluded.room`.execute(tx);
    await writeHistory(tx, {
      ...{
        actor,
        verb: 'booking.regroup',
        object: { type: 'departure', id: `${departure.title} ${day}` },
        now,
      },
      after: { rooms: wished.length },
    });
    return { ok: true, changed: wished.length };
  });
}
