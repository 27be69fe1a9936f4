import { may } from '#modules/booking/policy.ts';
import { listTravellers, type Traveller } from '#modules/booking/trip/passengers.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { announceLive } from '#platform/live/live-feed.ts';

export { labelBooking, listLabels, longestLabel } from './labels.ts';

export type AddNoteResult =
  | { ok: true; noteId: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'empty' };

/** Adds a note to a booking for colleagues. It outlives the guest's erasure, so their name is removed from it. */
export async function addNote(
  db: Database,
  { code, text, actor }: { code: string; text: string; actor: Actor },
  now: Date,
): Promise<AddNoteResult> {
  if (!may(actor, 'booking.note')) return { ok: false, reason: 'not_allowed' };
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  return db.transaction().execute(async (tx): Promise<AddNoteResult> => {
    const guest = await tx
      .selectFrom('bookings')
      .select(['id', 'full_name as fullName', 'phone', 'email'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (!guest) return { ok: false, reason: 'unknown_booking' };
    const note = { text: withoutGuest(text.trim(), guest), actor: actorText(actor), actor_name: actor.name };
    const { id: noteId } = await tx
      .insertInto('booking_notes')
      .values({ ...note, booking_id: guest.id, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await announceLive(tx, { tags: ['bookings'] });
    return { ok: true, noteId };
  });
}

export type WithdrawNoteResult = { ok: true } | { ok: false; reason: 'not_allowed' | 'note_gone' };

/** Minutes within which the author of a note may withdraw it. */
const noteMinutes = 15;

/** Withdraws a note of one's own shortly after writing it; the history still shows that it existed. */
export async function withdrawNote(
  db: Database,
  { noteId, actor }: { noteId: number; actor: Actor },
  now: Date,
): Promise<WithdrawNoteResult> {
  if (!may(actor, 'booking.note')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<WithdrawNoteResult> => {
    const deleted = await tx
      .deleteFrom('booking_notes')
      .where('id', '=', noteId)
      .where('actor', '=', actorText(actor))
      .where('at', '>', new Date(now.getTime() - noteMinutes * 60_000))
      .returning('booking_id as bookingId')
      .executeTakeFirst();
    if (!deleted) return { ok: false, reason: 'note_gone' };
    const { code } = await tx
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', deleted.bookingId)
      .executeTakeFirstOrThrow();
    const object = { type: 'booking', id: code };
    await writeHistory(tx, { actor, verb: 'booking.note_withdrawn', object, now });
    await announceLive(tx, { tags: ['bookings'] });
    return { ok: true };
  });
}

export interface Owner {
  id: string;
  name: string;
}

export type AssignBookingResult =
  | { ok: true; before: string | null }
  /** 'reassigned': somebody else has given it to another person meanwhile. */
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'reassigned' };

/**
 * Assigns a booking to an owner among the staff, or to nobody. @param from the id of the owner from whom it may be taken; undefined for
 * whoever it is. @returns the id of the former owner
 */
export async function assignBooking(
  db: Database,
  { code, to, from, actor }: { code: string; to: Owner | null; from?: string | null; actor: Actor },
  now: Date,
): Promise<AssignBookingResult> {
  if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<AssignBookingResult> => {
    const before = await tx
      .selectFrom('bookings')
      .select(['owner', 'owner_name as name'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { ok: false, reason: 'unknown_booking' };
    if (from !== undefined && before.owner !== from) return { ok: false, reason: 'reassigned' };
    await tx
      .updateTable('bookings')
      .set({ owner: to?.id ?? null, owner_name: to?.name ?? '' })
      .where('code', '=', code)
      .execute();
    const object = { type: 'booking', id: code };
    const sides = { before: { owner: before.name }, after: { owner: to?.name ?? '' } };
    await writeHistory(tx, { actor, verb: 'booking.assign', object, ...sides, now });
    await announceLive(tx, { tags: ['bookings'] });
    return { ok: true, before: before.owner };
  });
}

export type OpenPapersResult =
  | { ok: true; travellers: Traveller[] }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' };

/** The travellers with their papers. The history records each reader before the papers are shown. */
export async function openPapers(
  db: Database,
  { code, actor }: { code: string; actor: Actor },
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
): Promise<OpenPapersResult> {
  if (!may(actor, 'booking.papers')) return { ok: false, reason: 'not_allowed' };
  const booking = await db.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirst();
  if (!booking) return { ok: false, reason: 'unknown_booking' };
  const travellers = await listTravellers(db, secrets, booking.id);
  const object = { type: 'booking', id: code };
  await writeHistory(db, { actor, verb: 'booking.papers', object, after: { count: travellers.length }, now });
  return { ok: true, travellers };
}
