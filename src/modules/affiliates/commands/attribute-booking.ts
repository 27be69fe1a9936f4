import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Tx } from '#platform/db/connect.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { findTerms } from '../queries/find-affiliate.ts';

/** The last link of an affiliate that was opened on a device. */
export interface AffiliateClick {
  code: string;
  clickedAt: Date;
}

/** A booking that is being written, as far as it matters who led its guest here. */
export interface BookedByLink {
  bookingId: string;
  kinds: readonly KindName[];
  contact: { email: string; phone: string };
  accountId: string | null;
}

/**
 * Writes down who led a guest here, in the transaction that writes the booking. The click counts within the days of the affiliate's terms,
 * while they are one, and not for what they book themselves: with their phone, their mailbox however it is spelled, or signed in
 * to the account that either of them opens. Who clicked in the future clicked now.
 */
export async function attributeBooking(
  tx: Tx,
  { bookingId, kinds, contact, accountId }: BookedByLink,
  { code, clickedAt }: AffiliateClick,
  now: Date,
): Promise<void> {
  const affiliate = await tx
    .selectFrom('affiliates')
    .select(['id', 'email', 'phone'])
    .where('code', '=', code)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!affiliate) return;
  const terms = await findTerms(tx, affiliate.id);
  const at = clickedAt > now ? now : clickedAt;
  if (now.getTime() - at.getTime() > terms.attributionDays * 86_400_000) return;
  const isOwn =
    contact.phone === affiliate.phone ||
    mailboxKey(contact.email) === mailboxKey(affiliate.email) ||
    (accountId !== null && (await isAccountOf(tx, accountId, affiliate)));
  await tx
    .insertInto('affiliate_bookings')
    .values({
      booking_id: bookingId,
      affiliate_id: affiliate.id,
      terms_id: terms.id,
      clicked_at: at,
      booked_at: now,
      kinds: [...new Set(kinds)],
      is_own: isOwn,
      state: isOwn ? 'void' : 'waiting',
    })
    .execute();
}

async function isAccountOf(
  tx: Tx,
  accountId: string,
  { email, phone }: { email: string; phone: string },
): Promise<boolean> {
  const account = await tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return false;
  const isSameMail = account.email !== null && mailboxKey(account.email) === mailboxKey(email);
  return isSameMail || account.phone === phone;
}
