import type { Actor } from '#modules/enquiries/policy.ts';
import { canMove } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Database } from '#platform/db/connect.ts';
import { lockEnquiry } from './lock-enquiry.ts';
import { changeState } from './record-enquiry-event.ts';

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
    await changeState(tx, enquiry, to, { actor, reason: 'moved', details: { note }, now });
    return { ok: true };
  });
}
