import { may } from '#modules/enquiries/policy.ts';
import { canMove, type EnquiryReason, type EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import { type Actor, actorText, isStaff } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { withPlainNote } from '#platform/guest/without-guest.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { lockEnquiry } from './lock-enquiry.ts';

export interface Change {
  actor: Actor;
  reason: EnquiryReason;
  details?: Record<string, unknown>;
  now: Date;
}

/** Changes the state of a locked enquiry and records actor and reason. */
export async function changeEnquiryState(
  tx: Tx,
  enquiry: { id: string; state: EnquiryState },
  to: EnquiryState,
  change: Change,
): Promise<void> {
  await tx.updateTable('requests').set({ state: to }).where('id', '=', enquiry.id).execute();
  await insertEnquiryEvent(tx, enquiry.id, enquiry.state, to, change);
}

export async function insertEnquiryEvent(
  tx: Tx,
  requestId: string,
  from: EnquiryState | null,
  to: EnquiryState,
  { actor, reason, details = {}, now }: Change,
): Promise<void> {
  const { code, ...guest } = await tx
    .selectFrom('requests')
    .select(['code', 'full_name as fullName', 'phone', 'email'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  const plain = withPlainNote(details, guest);
  await tx
    .insertInto('request_events')
    .values({
      request_id: requestId,
      from_state: from,
      to_state: to,
      actor: actorText(actor),
      reason,
      details: json(plain),
      at: now,
    })
    .execute();
  if (!isStaff(actor)) return;
  const { note = '', ...facts } = plain;
  await writeHistory(tx, {
    actor,
    verb: `enquiry.${reason}`,
    object: { type: 'enquiry', id: code },
    before: { state: from },
    after: { state: to, ...facts },
    reason: String(note),
    now,
  });
}

export type MoveEnquiryResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_request' | 'wrong_state' };

/** State change by staff: taken up, settled or closed, with a note for the history. */
export async function moveEnquiry(
  db: Database,
  {
    code,
    to,
    actor,
    note = '',
  }: { code: string; to: 'dang-xu-ly' | 'chot' | 'dong'; actor: Actor; note?: string },
  now: Date,
): Promise<MoveEnquiryResult> {
  if (!may(actor, 'enquiry.move')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<MoveEnquiryResult> => {
    const enquiry = await lockEnquiry(tx, code);
    if (!enquiry) return { ok: false, reason: 'unknown_request' };
    if (!canMove(enquiry.state, to)) return { ok: false, reason: 'wrong_state' };
    await changeEnquiryState(tx, enquiry, to, { actor, reason: 'moved', details: { note }, now });
    return { ok: true };
  });
}

export type NoteEnquiryResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_request' | 'past_date' | 'nothing_said' }
  /** `current` is the day that somebody else set meanwhile. */
  | { ok: false; reason: 'changed_meanwhile'; theirs: string | null };

/**
 * Records a note of a conversation, and the day (ISO) of the next call to the guest; null removes that day. `seen` is the day
 * that was shown: a day that somebody else set meanwhile stays if this note does not change the day, and is never
 * overwritten unseen if it does.
 */
export async function noteEnquiry(
  db: Database,
  {
    code,
    note,
    followUpOn: wished,
    seen,
    actor,
  }: { code: string; note: string; followUpOn: string | null; seen?: string | null; actor: Actor },
  now: Date,
): Promise<NoteEnquiryResult> {
  if (!may(actor, 'enquiry.move')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<NoteEnquiryResult> => {
    const enquiry = await lockEnquiry(tx, code);
    if (!enquiry) return { ok: false, reason: 'unknown_request' };
    const current = enquiry.followUpOn;
    const isTheirsNew = seen !== undefined && seen !== current;
    const followUpOn = isTheirsNew && wished === seen ? current : wished;
    if (isTheirsNew && followUpOn !== current)
      return { ok: false, reason: 'changed_meanwhile', theirs: current };
    const isNewDay = followUpOn !== current;
    if (note === '' && !isNewDay) return { ok: false, reason: 'nothing_said' };
    if (isNewDay && followUpOn && followUpOn < dayInVietnam(now)) return { ok: false, reason: 'past_date' };
    await tx.updateTable('requests').set({ follow_up_on: followUpOn }).where('id', '=', enquiry.id).execute();
    await insertEnquiryEvent(tx, enquiry.id, enquiry.state, enquiry.state, {
      actor,
      reason: 'noted',
      details: { note, ...(isNewDay && { followUpOn }) },
      now,
    });
    return { ok: true };
  });
}
