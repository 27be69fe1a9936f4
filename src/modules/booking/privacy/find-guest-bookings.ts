import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';

export interface GuestBooking {
  id: string;
  code: string;
  /** Whether its own phone and mail are the guest's; null where theirs was not told. */
  hasPhone: boolean | null;
  hasEmail: boolean | null;
}

/** The bookings whose phone or mail is a guest's, by their ids, which is the order of locks. */
export async function findGuestBookings(
  db: Executor,
  { phone, email }: GuestContact,
): Promise<GuestBooking[]> {
  const { rows } = await sql<GuestBooking>`
    SELECT id, code, phone = ${phone}::text AS "hasPhone", lower(email) = ${email}::text AS "hasEmail"
    FROM bookings
    WHERE phone = ${phone}::text OR lower(email) = ${email}::text
    ORDER BY id`.execute(db);
  return rows;
}
