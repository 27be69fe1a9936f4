import { sql } from 'kysely';
import { canMove } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import { changeEnquiryState } from './change-enquiry-state.ts';
import type { LockedEnquiry } from './lock-enquiry.ts';

/**
 * Erases the guest's data from a locked enquiry that is not waiting for a payment, and closes it: contact, message, wishes and
 * the answers of staff. Idempotent.
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
  await changeEnquiryState(tx, enquiry, isOpen ? 'dong' : enquiry.state, { actor, reason: 'erased', now });
}

/** Erases contact and texts of enquiries older than this many days; kind, state and days stay. @returns how many */
export async function purgeEnquiries(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  const { numAffectedRows } = await sql`
    UPDATE requests SET full_name = '', phone = '', email = NULL, message = '', wishes = '{}', source = '{}',
      flight = CASE WHEN flight IS NULL THEN NULL ELSE '{}'::jsonb END
    WHERE created_at < ${before} AND phone <> ''`.execute(db);
  return Number(numAffectedRows);
}
