import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Tx } from '#platform/db/connect.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import { findTerms } from '../queries/find-affiliate.ts';

/** The last affiliate link that was opened on a device. */
export interface AffiliateClick {
  code: string;
  clickedAt: Date;
}

/** A new booking, as far as its attribution to an affiliate depends on it. */
export interface BookedByLink {
  bookingId: string;
  kinds: readonly KindName[];
  contact: { email: string; phone: string };
  accountId: string | null;
}

/**
 * Attributes a new booking to an affiliate, in the transaction that creates it. The click counts within the days of the affiliate's terms,
 * while they are active, and not for their own bookings: with their phone, their mailbox in any spelling, or signed in to the account that
 * either of them opens. A click time in the future counts as now.
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
