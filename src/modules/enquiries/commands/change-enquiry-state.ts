import type { Actor } from '#modules/enquiries/policy.ts';
import { canMove, type EnquiryReason, type EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import { lockEnquiry } from './lock-enquiry.ts';

export interface Change {
  actor: Actor;
  reason: EnquiryReason;
  details?: Record<string, unknown>;
  now: Date;
}

/** Moves a locked enquiry to another state and writes who did it and why. */
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
  await tx
    .insertInto('request_events')
    .values({
      request_id: requestId,
      from_state: from,
      to_state: to,
      actor,
      reason,
      details: json(await withPlainNote(tx, requestId, details)),
      at: now,
    })
    .execute();
}

/** The history stays when the guest is erased, so a note of staff must not name them. */
async function withPlainNote(tx: Tx, id: string, details: Record<string, unknown>) {
  const { note } = details;
  if (typeof note !== 'string' || note === '') return details;
  const guest = await tx
    .selectFrom('requests')
    .select(['full_name as fullName', 'phone', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...details, note: withoutGuest(note, guest) };
}

export type MoveEnquiryResult = { ok: true } | { ok: false; reason: 'unknown_request' | 'wrong_state' };

/** Takes an enquiry up, settles or closes it, by the hand of staff, with a note for the history. */
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
  return db.transaction().execute(async (tx): Promise<MoveEnquiryResult> => {
    const enquiry = await lockEnquiry(tx, code);
    if (!enquiry) return { ok: false, reason: 'unknown_request' };
    if (!canMove(enquiry.state, to)) return { ok: false, reason: 'wrong_state' };
    await changeEnquiryState(tx, enquiry, to, { actor, reason: 'moved', details: { note }, now });
    return { ok: true };
  });
}
