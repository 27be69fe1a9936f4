import type { Actor } from '#modules/enquiries/policy.ts';
import type { EnquiryReason, EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';

export interface Change {
  actor: Actor;
  reason: EnquiryReason;
  details?: Record<string, unknown>;
  now: Date;
}

/** Moves a locked enquiry to another state and writes who did it and why. */
export async function changeState(
  tx: Tx,
  enquiry: { id: string; state: EnquiryState },
  to: EnquiryState,
  change: Change,
): Promise<void> {
  await tx.updateTable('requests').set({ state: to }).where('id', '=', enquiry.id).execute();
  await insertEvent(tx, enquiry.id, enquiry.state, to, change);
}

export async function insertEvent(
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
