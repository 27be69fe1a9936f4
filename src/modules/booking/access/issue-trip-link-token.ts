import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import type { Executor } from '#platform/db/connect.ts';
import { tripLinkExpiry } from './steps/trip-link-expiry.ts';
import { signTripLinkToken, type TripAccess } from './trip-link-token.ts';

/**
 * A token for a booking as it stands now: it opens until shortly after the trip, or until the booking's version is raised.
 * @throws when there is no such booking
 */
export async function issueTripLinkToken(
  db: Executor,
  secret: string,
  { code, access }: { code: string; access: TripAccess },
  now: Date,
): Promise<string> {
  const { version, quote } = await db
    .selectFrom('bookings')
    .select(['pass_version as version', 'quote'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const until = tripLinkExpiry(parseStoredQuote(quote), now);
  return signTripLinkToken(secret, { code, access, version, until });
}
