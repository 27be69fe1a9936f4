import type { Actor } from '#modules/enquiries/policy.ts';
import type { RequestReason, RequestState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';

export interface Change {
  actor: Actor;
  reason: RequestReason;
  details?: Record<string, unknown>;
  now: Date;
}

/** Moves a locked request to another state and writes who did it and why. */
export async function changeState(
  tx: Tx,
  request: { id: string; state: RequestState },
  to: RequestState,
  change: Change,
): Promise<void> {
  await tx.updateTable('requests').set({ state: to }).where('id', '=', request.id).execute();
  await insertEvent(tx, request.id, request.state, to, change);
}

export async function insertEvent(
  tx: Tx,
  requestId: string,
  from: RequestState | null,
  to: RequestState,
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
      details: json(await withPlainNote(tx, requestId, details)) as never,
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
