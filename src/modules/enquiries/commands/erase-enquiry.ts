import type { Actor } from '#modules/enquiries/policy.ts';
import { canMove } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import type { LockedRequest } from './lock-enquiry.ts';
import { changeState } from './record-enquiry-event.ts';

/**
 * Takes the guest out of a locked request that waits for no payment, and closes it: contact, message, wishes, what staff
 * wrote to them. Safe to repeat.
 */
export async function eraseRequest(
  tx: Tx,
  request: LockedRequest,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await tx
    .updateTable('requests')
    .set({
      full_name: erased.fullName,
      phone: erased.phone,
      email: null,
      message: '',
      wishes: json({}) as never,
      source: json({}) as never,
    })
    .where('id', '=', request.id)
    .execute();
  await tx
    .updateTable('request_offers')
    .set({ message: erased.fullName })
    .where('request_id', '=', request.id)
    .execute();
  const isOpen = request.state !== 'chot' && canMove(request.state, 'dong');
  await changeState(tx, request, isOpen ? 'dong' : request.state, { actor, reason: 'erased', now });
}
