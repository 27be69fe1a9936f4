import type { App } from '#platform/app.ts';
import { listAffiliateStatements } from './affiliate-statements.ts';
import { findAffiliate, openAffiliateAccount } from './find-affiliate.ts';
import { listAffiliateBookings } from './list-affiliate-bookings.ts';

/** All data held of an affiliate, for a copy of their data; null for anybody else. @param email in lower case */
export async function exportAffiliate({ db, secrets }: Pick<App, 'db' | 'secrets'>, email: string) {
  const affiliate = await findAffiliate(db, { email });
  if (!affiliate) return null;
  const { id, version: _, ...about } = affiliate;
  const account = await openAffiliateAccount(db, secrets.data, id);
  const { statements, payments } = await listAffiliateStatements(db, id);
  const bookings = await listAffiliateBookings(db, id, 100_000);
  return {
    ...about,
    account,
    bookings: bookings.map(({ bookingId: __, ...booking }) => booking),
    statements: statements.map(({ closedName: __, ...statement }) => statement),
    payments: payments.map(({ actorName: __, ...payment }) => payment),
  };
}
