import { sql } from 'kysely';
import { may } from '#modules/booking/policy.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';

/** Characters of a label, and labels of a booking: more is a note. */
export const longestLabel = 30;
const maxLabels = 8;

export type LabelBookingResult =
  /** `isChanged`: false where the booking had it, or did not have it, before. `label`: as the booking has or had it. */
  | { ok: true; isChanged: boolean; label: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'empty' | 'names_guest' | 'too_many_labels' };

/**
 * Puts a label on a booking, or takes it off. A label that differs only in case from one of the booking's is that one. The history
 * outlives the guest's erasure, so none may name them.
 */
export async function labelBooking(
  db: Database,
  { code, label, isOn, actor }: { code: string; label: string; isOn: boolean; actor: Actor },
  now: Date,
): Promise<LabelBookingResult> {
  if (!may(actor, 'booking.note')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<LabelBookingResult> => {
    const booking = await tx
      .selectFrom('bookings')
      .select(['id', 'labels', 'full_name as fullName', 'phone', 'email'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const text = label.normalize('NFC').trim().replace(/\s+/g, ' ').slice(0, longestLabel).trim();
    if (text === '') return { ok: false, reason: 'empty' };
    if (isOn && withoutGuest(text, booking) !== text) return { ok: false, reason: 'names_guest' };
    const before = booking.labels;
    const others = before.filter((one) => one.toLowerCase() !== text.toLowerCase());
    const had = before.find((one) => !others.includes(one));
    if ((had !== undefined) === isOn) return { ok: true, isChanged: false, label: had ?? text };
    if (isOn && before.length >= maxLabels) return { ok: false, reason: 'too_many_labels' };
    const labels = isOn ? [...before, text] : others;
    await tx.updateTable('bookings').set({ labels }).where('id', '=', booking.id).execute();
    const sides = { before: { labels: before.join(', ') }, after: { labels: labels.join(', ') } };
    const object = { type: 'booking', id: code };
    await writeHistory(tx, { actor, verb: 'booking.label', object, ...sides, now });
    await announceLive(tx, { tags: ['bookings'] });
    return { ok: true, isChanged: true, label: had ?? text };
  });
}

/** Labels are suggested while they are in use: by this many bookings, the newest that have any. */
const maxRead = 1000;

/** The labels in use, most used first. */
export async function listLabels(db: Executor, limit = 40): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    SELECT label FROM (
      SELECT labels FROM bookings WHERE labels <> '{}' ORDER BY created_at DESC LIMIT ${maxRead}
    ) newest, unnest(labels) label
    GROUP BY label ORDER BY count(*) DESC, label LIMIT ${limit}`.execute(db);
  return rows.map(({ label }) => label);
}
