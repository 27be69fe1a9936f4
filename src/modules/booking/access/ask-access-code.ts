import { randomUUID } from 'node:crypto';
import { accessCodeAsked } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { accessCodeMinutes } from './access-code.ts';

export type AskAccessCodeResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'unknown_booking' | 'too_many' };

/** So many codes in so many minutes: enough for a mail that got lost, too few to fill a mailbox or to guess. */
const limits = [
  { codes: 3, minutes: 15 },
  { codes: 8, minutes: 24 * 60 },
];

/** Has a code sent to the booking's own mail, with which a browser gets full access to it. @returns the id to use it with */
export async function askAccessCode(
  db: Database,
  queue: Queue,
  { code }: { code: string },
  now: Date,
): Promise<AskAccessCodeResult> {
  return db.transaction().execute(async (tx): Promise<AskAccessCodeResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!(await mayAsk(tx, booking.id, now))) return { ok: false, reason: 'too_many' };
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + accessCodeMinutes * 60_000);
    await tx
      .insertInto('access_codes')
      .values({ id, booking_id: booking.id, asked_at: now, expires_at: expiresAt })
      .execute();
    await queue.send(tx, accessCodeAsked, { bookingId: booking.id, accessCodeId: id });
    return { ok: true, id };
  });
}

async function mayAsk(tx: Tx, bookingId: string, now: Date): Promise<boolean> {
  const asked = await tx
    .selectFrom('access_codes')
    .select('asked_at as at')
    .where('booking_id', '=', bookingId)
    .execute();
  return limits.every(({ codes, minutes }) => {
    const since = now.getTime() - minutes * 60_000;
    return asked.filter(({ at }) => at.getTime() > since).length < codes;
  });
}
