import { messageAnswered } from '#modules/booking/events.ts';
import { may } from '#modules/booking/policy.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** The longest message, in characters. */
export const messageLength = 2000;

/** Messages that a guest may write about one booking per hour. */
const maxAnHour = 10;

export interface ThreadMessage {
  id: number;
  isGuest: boolean;
  text: string;
  /** The author among the staff; empty for the guest. */
  name: string;
  /** ISO instant. */
  at: string;
}

/** The messages between a guest and the company about a booking, oldest first: for its owner and staff alone. */
export async function listMessages(db: Executor, bookingId: string): Promise<ThreadMessage[]> {
  const rows = await db
    .selectFrom('booking_messages')
    .select(['id', 'is_guest as isGuest', 'text', 'actor_name as name', 'at'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }));
}

export type WriteMessageResult =
  | { ok: true }
  | { ok: false; reason: 'unknown_booking' | 'empty' | 'too_often' };

/** Stores a guest's message to the company; it waits for staff until it is answered. */
export async function writeMessage(
  db: Database,
  { code, text }: { code: string; text: string },
  now: Date,
): Promise<WriteMessageResult> {
  const words = cleaned(text);
  if (words === '') return { ok: false, reason: 'empty' };
  return db.transaction().execute(async (tx): Promise<WriteMessageResult> => {
    const booking = await lockId(tx, code);
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const { count } = await tx
      .selectFrom('booking_messages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('booking_id', '=', booking.id)
      .where('is_guest', '=', true)
      .where('at', '>', new Date(now.getTime() - 3_600_000))
      .executeTakeFirstOrThrow();
    if (count >= maxAnHour) return { ok: false, reason: 'too_often' };
    const message = { booking_id: booking.id, is_guest: true, text: words, actor: 'guest', at: now };
    await tx.insertInto('booking_messages').values(message).execute();
    await announceLive(tx, { tags: ['bookings'] });
    return { ok: true };
  });
}

export type AnswerMessageResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'empty' | 'nothing_to_settle' };

/** Answers a guest; their messages no longer wait, and a mail notifies them of the answer. */
export async function answerMessage(
  db: Database,
  queue: Queue,
  { code, text, actor }: { code: string; text: string; actor: Actor },
  now: Date,
): Promise<AnswerMessageResult> {
  if (!may(actor, 'booking.message')) return { ok: false, reason: 'not_allowed' };
  const words = cleaned(text);
  if (words === '') return { ok: false, reason: 'empty' };
  return db.transaction().execute(async (tx): Promise<AnswerMessageResult> => {
    const booking = await lockId(tx, code);
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    await settle(tx, booking.id, now);
    const { id } = await tx
      .insertInto('booking_messages')
      .values({
        booking_id: booking.id,
        is_guest: false,
        text: words,
        actor: actorText(actor),
        actor_name: actor.name,
        at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The text is stored with the booking and erased with its guest; the history only records that an answer was given.
    await writeHistory(tx, {
      actor,
      verb: 'booking.message_answered',
      object: { type: 'booking', id: code },
      now,
    });
    await queue.send(tx, messageAnswered, { bookingId: booking.id, messageId: id });
    await announceLive(tx, { tags: ['bookings'] });
    return { ok: true };
  });
}

/** Marks a guest's messages as needing no answer, such as thanks. */
export async function settleMessages(
  db: Database,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
): Promise<AnswerMessageResult> {
  if (!may(actor, 'booking.message')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<AnswerMessageResult> => {
    const booking = await lockId(tx, code);
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!(await settle(tx, booking.id, now))) return { ok: false, reason: 'nothing_to_settle' };
    const object = { type: 'booking', id: code };
    await writeHistory(tx, { actor, verb: 'booking.message_settled', object, now });
    await announceLive(tx, { tags: ['bookings'] });
    return { ok: true };
  });
}

function lockId(db: Executor, code: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('bookings').select('id').where('code', '=', code).forUpdate().executeTakeFirst();
}

async function settle(db: Executor, bookingId: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('booking_messages')
    .set({ settled_at: now })
    .where('booking_id', '=', bookingId)
    .where('is_guest', '=', true)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Without the control characters that PostgreSQL rejects. */
function cleaned(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n/g, '\n')
    .replace(/(?!\n)\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, messageLength);
}
