import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { passUntil } from './steps/trip-link-until.ts';
import { signTripPass, type TripAccess } from './trip-link-token.ts';

/**
 * A pass to a booking as it stands now: it opens until shortly after the trip, or until the booking's version is raised.
 * @throws when there is no such booking
 */
export async function issueTripPass(
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
  const until = passUntil(quote as unknown as Quote, now);
  return signTripPass(secret, { code, access, version, until });
}
