import type { Actor } from '#modules/enquiries/policy.ts';
import { canMove } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Database } from '#platform/db/connect.ts';
import { lockRequest } from './lock-enquiry.ts';
import { changeState } from './record-enquiry-event.ts';

export type MoveRequestResult = { ok: true } | { ok: false; reason: 'unknown_request' | 'wrong_state' };

/** Takes a request up, settles or closes it, by the hand of staff, with a note for the history. */
export async function moveRequest(
  db: Database,
  {
    code,
    to,
    actor,
    note = '',
  }: { code: string; to: 'dang-xu-ly' | 'chot' | 'dong'; actor: Actor; note?: string },
  now: Date,
): Promise<MoveRequestResult> {
  return db.transaction().execute(async (tx): Promise<MoveRequestResult> => {
    const request = await lockRequest(tx, code);
    if (!request) return { ok: false, reason: 'unknown_request' };
    if (!canMove(request.state, to)) return { ok: false, reason: 'wrong_state' };
    await changeState(tx, request, to, { actor, reason: 'moved', details: { note }, now });
    return { ok: true };
  });
}
