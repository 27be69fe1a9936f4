import { findGuestBookings, type GuestBooking } from '#modules/booking/privacy/guest-bookings.ts';
import { findGuestEnquiries, type GuestEnquiry } from '#modules/enquiries/queries/find-guest-enquiries.ts';
import { exportGuestAccount } from '#modules/identity/guests/guest-account.ts';
import { exportGuestComments, exportGuestPlans } from '#modules/plans/viewing/list-own-plans.ts';
import { exportPoints } from '#modules/points/queries.ts';
import { listInvoiceProfiles, listSavedTravellers } from '#modules/travellers/queries.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { exportGuestData } from './export-guest-data.ts';

/** Somebody with an account; mail (in lower case) and phone (E.164) are proven. */
export interface AccountOwner {
  userId: string;
  email: string | null;
  phone: string | null;
}

export interface AccountData {
  contact: { email: string | null; phone: string | null };
  bookings: GuestBooking[];
  requests: GuestEnquiry[];
}

/**
 * What belongs to an account: bookings that lie in it, and bookings and requests that name its proven mailbox, or its phone where
 * no mailbox tells otherwise: a phone is shared in a family. What lies in another account is that one's.
 */
export async function findAccountData(
  db: Executor,
  { userId, email, phone }: AccountOwner,
): Promise<AccountData> {
  const contact = { email, phone };
  const bookings = await findGuestBookings(db, { ...contact, accountId: userId });
  const requests = await findGuestEnquiries(db, contact);
  return {
    contact,
    bookings: bookings.filter((one) => (one.accountId === null ? isNamed(one) : one.accountId === userId)),
    requests: requests.filter(isNamed),
  };
}

function isNamed({ hasEmail, hasPhone }: { hasEmail: boolean | null; hasPhone: boolean | null }): boolean {
  return hasEmail === true || (hasEmail === null && hasPhone === true);
}

/** All that the site holds of somebody with an account, papers opened, for them alone. */
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
    invoiceProfiles: await listInvoiceProfiles(app.db, userId),
    points: await exportPoints(app.db, userId),
    plans: await exportGuestPlans(app.db, userId),
    planComments: await exportGuestComments(app.db, userId),
    ...held,
  };
}
