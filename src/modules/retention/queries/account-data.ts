import { exportAffiliate } from '#modules/affiliates/queries/export-affiliate.ts';
import { findGuestBookings, type GuestBooking } from '#modules/booking/privacy/guest-bookings.ts';
import { findGuestEnquiries, type GuestEnquiry } from '#modules/enquiries/queries/find-guest-enquiries.ts';
import { exportFirms } from '#modules/firms/queries/find-firm.ts';
import { exportGuestAccount } from '#modules/identity/guests/guest-account.ts';
import { exportGuestVotes } from '#modules/plans/queries.ts';
import { exportGuestComments, exportGuestPlans } from '#modules/plans/viewing/list-own-plans.ts';
import { exportReferrals } from '#modules/points/queries/export-referrals.ts';
import { exportPoints } from '#modules/points/queries.ts';
import { findPickupPlace, listInvoiceProfiles, listSavedTravellers } from '#modules/travellers/queries.ts';
import { exportWishlists } from '#modules/wishlists/queries.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { exportGuestData } from './export-guest-data.ts';
import { inOrderOfLocks } from './find-guest-data.ts';
import { listMergedContacts, type MergedContact } from './merged-contacts.ts';

/** The owner of an account; mail (in lower case) and phone (E.164) are verified. */
export interface AccountOwner {
  userId: string;
  email: string | null;
  phone: string | null;
}

export interface AccountData {
  contact: { email: string | null; phone: string | null };
  /** Other contacts of the guest, from merges. */
  merged: MergedContact[];
  bookings: GuestBooking[];
  requests: GuestEnquiry[];
}

/**
 * The data of an account: its bookings, and bookings and enquiries with its verified mailbox, or with its phone if no
 * mailbox contradicts: a family may share a phone. What belongs to another account is excluded.
 */
export async function findAccountData(
  db: Executor,
  { userId, email, phone }: AccountOwner,
): Promise<AccountData> {
  const contact = { email, phone };
  const merged = await listMergedContacts(db, contact);
  const bookings = new Map<string, GuestBooking>();
  const requests = new Map<string, GuestEnquiry>();
  for (const known of [contact, ...merged]) {
    for (const one of await findGuestBookings(db, { ...known, accountId: userId }))
      if (one.accountId === null ? isNamed(one) : one.accountId === userId) bookings.set(one.id, one);
    for (const one of await findGuestEnquiries(db, known)) if (isNamed(one)) requests.set(one.id, one);
  }
  return { contact, merged, bookings: inOrderOfLocks(bookings), requests: inOrderOfLocks(requests) };
}

function isNamed({ hasEmail, hasPhone }: { hasEmail: boolean | null; hasPhone: boolean | null }): boolean {
  return hasEmail === true || (hasEmail === null && hasPhone === true);
}

/** All data that the site stores about the owner of an account, papers decrypted, for them alone. */
export async function exportAccountData(app: Pick<App, 'db' | 'clock' | 'secrets'>, owner: AccountOwner) {
  const { userId } = owner;
  const { counts, writtenAt, contact, ...held } = await exportGuestData(
    app,
    await findAccountData(app.db, owner),
  );
  return {
    writtenAt,
    account: await exportGuestAccount(app.db, userId),
    travellers: await listSavedTravellers(app, userId),
    pickupPlace: (await findPickupPlace(app.db, userId)) || null,
    invoiceProfiles: await listInvoiceProfiles(app.db, userId),
    wishlists: await exportWishlists(app.db, userId),
    firms: await exportFirms(app.db, userId),
    points: await exportPoints(app.db, userId),
    referrals: await exportReferrals(app.db, userId),
    affiliate: owner.email ? await exportAffiliate(app, owner.email) : null,
    plans: await exportGuestPlans(app.db, userId),
    planVotes: await exportGuestVotes(app.db, userId),
    planComments: await exportGuestComments(app.db, userId),
    ...held,
  };
}
