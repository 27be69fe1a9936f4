import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/connect.ts';
import { erased, type GuestContact } from '#platform/guest/guest-contact.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';

/**
 * Erases a guest from the mails about these bookings and enquiries, about anything else to their own mailbox, and to staff
 * where their phone or mail appears in the text. It stays recorded that and when a mail was sent. Idempotent.
 * @returns how many
 */
export async function eraseMails(
  tx: Tx,
  {
    contact,
    bookingIds,
    requestIds,
  }: { contact: GuestContact; bookingIds: readonly string[]; requestIds: readonly string[] },
): Promise<number> {
  const { phone, email } = contact;
  const spelled = [
    email,
    ...(phone ? [phone, formatPhone(phone), formatPhone(phone).replace(/\s/g, '')] : []),
  ];
  const patterns = spelled.flatMap((text) => (text ? [`%${text.replace(/[\\%_]/g, '\\$&')}%`] : []));
  if (bookingIds.length > 0)
    await tx
      .deleteFrom('mail_words')
      .where('booking_id', 'in', [...bookingIds])
      .execute();
  const keys = requestIds.map((id) => `%${id}%`);
  const { rows } = await sql<{ id: number }>`
    UPDATE mails SET
      recipient = CASE WHEN booking_id IS NULL AND lower(recipient) IS DISTINCT FROM ${email}::text
        AND NOT coalesce(dedupe_key LIKE ANY (${keys}::text[]) AND template NOT LIKE 'staff%', false)
        THEN recipient ELSE ${erased.email} END,
      subject = ${erased.fullName}, html = '', plain = ''
    WHERE booking_id = ANY (${[...bookingIds]}::uuid[])
      OR (booking_id IS NULL AND (
        lower(recipient) = ${email}::text
        OR dedupe_key LIKE ANY (${keys}::text[])
        OR concat_ws(' ', subject, html, plain) ILIKE ANY (${patterns}::text[])
      ))
    RETURNING id`.execute(tx);
  return rows.length;
}

/** Deletes mails older than this many days; the period in which they prevent duplicate sending is long over by then. @returns how many */
export async function purgeMails(db: Database, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await db.deleteFrom('mail_words').where('edited_at', '<', before).execute();
  const done = await db.deleteFrom('mails').where('created_at', '<', before).executeTakeFirst();
  return Number(done.numDeletedRows);
}
