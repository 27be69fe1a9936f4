import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import type { App } from '#platform/app.ts';

/** The URL of a quote's newest version, for viewers with full access to this one; null unless both have the same guest. */
export async function newestPathOf(
  { db, secrets }: App,
  newest: BookingView['replacedBy'],
  now: Date,
): Promise<string | null> {
  if (!newest?.isSameGuest) return null;
  const { code } = newest;
  return `/chuyen-di/${code}?pass=${await issueTripLinkToken(db, secrets.token, { code, access: 'full' }, now)}`;
}
