import { sql } from 'kysely';
import { may } from '#modules/booking/policy.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { departingKinds } from './departures.ts';

/** Who leads a departure and what it drives in, in words of staff; empty where nobody has said so yet. */
export interface DepartureCrew {
  guide: string;
  vehicle: string;
}

export interface DepartureOfOffice extends DepartureCrew {
  productId: number;
  title: string;
  kind: KindName;
  /** ISO. */
  day: string;
  /** Of confirmed bookings that begin on this day. */
  guests: number;
  codes: string[];
}

/** A product on a day; null where it is none that leaves by the day. */
export async function findDeparture(
  db: Executor,
  productId: number,
  day: string,
): Promise<DepartureOfOffice | null> {
  const { rows } = await sql<DepartureOfOffice>`
    SELECT p.id AS "productId", p.title, p.kind, ${day}::date AS day, coalesce(c.guide, '') AS guide,
      coalesce(c.vehicle, '') AS vehicle, coalesce(g.guests, 0) AS guests, coalesce(g.codes, '{}') AS codes
    FROM products p
      LEFT JOIN departure_crews c ON c.product_id = p.id AND c.day = ${day}::date
      LEFT JOIN LATERAL (
        SELECT sum(i.adults + cardinality(i.child_ages))::int AS guests, array_agg(DISTINCT b.code) AS codes
        FROM booking_items i JOIN bookings b ON b.id = i.booking_id AND b.state IN ('confirmed', 'completed')
        WHERE i.product_id = p.id AND i.from_on = ${day}::date AND NOT b.quote -> 'items' -> i.position ? 'ended'
      ) g ON true
    WHERE p.id = ${productId} AND p.kind = ANY (${[...departingKinds]}::text[])`.execute(db);
  return rows[0] ?? null;
}

export type SaveCrewResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_departure' }
  | { ok: false; reason: 'changed_meanwhile'; crew: DepartureCrew };

/**
 * Writes down guide and vehicle of a departure; both empty take them away. `seen` is what stood there, so that nobody writes over
 * what a colleague has just written. Safe to repeat: what is so already is done.
 */
export async function saveDepartureCrew(
  db: Database,
  {
    productId,
    day,
    crew,
    seen,
    actor,
  }: { productId: number; day: string; crew: DepartureCrew; seen: DepartureCrew; actor: Actor },
  now: Date,
): Promise<SaveCrewResult> {
  if (!may(actor, 'booking.crew')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SaveCrewResult> => {
    // Two who write of one departure come one after the other, though there is no row of it yet.
    await sql`SELECT FROM products WHERE id = ${productId} FOR NO KEY UPDATE`.execute(tx);
    const is = await findDeparture(tx, productId, day);
    if (!is) return { ok: false, reason: 'unknown_departure' };
    const isSame = (one: DepartureCrew) => one.guide === is.guide && one.vehicle === is.vehicle;
    if (isSame(crew)) return { ok: true };
    const { guide, vehicle } = is;
    if (!isSame(seen)) return { ok: false, reason: 'changed_meanwhile', crew: { guide, vehicle } };
    const row = { guide: crew.guide, vehicle: crew.vehicle };
    await tx
      .insertInto('departure_crews')
      .values({ product_id: productId, day, ...row })
      .onConflict((conflict) => conflict.columns(['product_id', 'day']).doUpdateSet(row))
      .execute();
    const object = { type: 'departure', id: `${is.title} ${day}` };
    await writeHistory(tx, {
      ...{ actor, verb: 'booking.crew', object, now },
      ...{ before: { guide, vehicle }, after: row },
    });
    return { ok: true };
  });
}

/** Forgets who led departures so many days after they left. @returns how many */
export async function purgeDepartureCrews(db: Database, now: Date, keptDays: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('departure_crews')
    .where('day', '<', addDays(dayInVietnam(now), -keptDays))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
