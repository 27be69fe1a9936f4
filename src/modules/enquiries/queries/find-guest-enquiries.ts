import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';
import { loadEnquiryView } from './enquiry-view.ts';

export interface GuestEnquiry {
  id: string;
  code: string;
  /** Whether the enquiry's own phone and mail are the guest's; null where the guest's is not given, or it has none. */
  hasPhone: boolean | null;
  hasEmail: boolean | null;
}

/** Enquiries with a guest's phone or mail, ordered by id, which is the lock order. */
export async function findGuestEnquiries(
  db: Executor,
  { phone, email }: GuestContact,
): Promise<GuestEnquiry[]> {
  const { rows } = await sql<GuestEnquiry>`
    SELECT id, code, phone = ${phone}::text AS "hasPhone", lower(email) = ${email}::text AS "hasEmail"
    FROM requests
    WHERE phone = ${phone}::text OR lower(email) = ${email}::text
    ORDER BY id`.execute(db);
  return rows;
}

/** All data of an enquiry with every offer, for the guest's data export. @throws when there is none */
export async function exportEnquiry(db: Executor, id: string, now: Date) {
  const view = await loadEnquiryView(db, id, now);
  const events = await db
    .selectFrom('requests')
    .select(['consents', 'source'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...view, ...events };
}
