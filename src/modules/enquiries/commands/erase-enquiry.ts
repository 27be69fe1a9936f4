import type { Actor } from '#modules/enquiries/policy.ts';
import { canMove } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import type { LockedEnquiry } from './lock-enquiry.ts';
import { changeState } from './record-enquiry-event.ts';

/**
 * Takes the guest out of a locked enquiry that waits for no payment, and closes it: contact, message, wishes, what staff
 * wrote to them. Safe to repeat.
 */
export async function eraseEnquiry(
  tx: Tx,
  enquiry: LockedEnquiry,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  await tx
    .updateTable('requests')
    .set({
      full_name: erased.fullName,
      phone: erased.phone,
      email: null,
      message: '',
      wishes: json({}),
      source: json({}),
    })
    .where('id', '=', enquiry.id)
    .execute();
  await tx
    .updateTable('request_offers')
    .set({ message: erased.fullName })
    .where('request_id', '=', enquiry.id)
    .execute();
  const isOpen = enquiry.state !== 'chot' && canMove(enquiry.state, 'dong');
  await changeState(tx, enquiry, isOpen ? 'dong' : enquiry.state, { actor, reason: 'erased', now });
}
