import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** Bookings that one phone number may hold unpaid or have asked for at a time; more would be hoarding. */
const maxActiveHolds = 5;

/**
 * Lets one booking of a phone number through at a time, and tells whether it may hold places. First of all locks,
 * because others wait for it while they hold nothing.
 */
export async function lockPhone(tx: Tx, phone: string, now: Date): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`booking phone ${phone}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('bookings')
    .leftJoin('holds', 'holds.id', 'bookings.hold_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('bookings.phone', '=', phone)
    .where((eb) =>
      eb.or([
        eb('bookings.state', '=', 'on_request'),
        eb.and([eb('holds.state', '=', 'active'), eb('holds.lapses_at', '>', now)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count < maxActiveHolds;
}
