import { issueTripLinkToken, type TripAccess } from '#modules/booking/access/trip-link-tokens.ts';
import type { TestServer } from './test-server.ts';

/** The Cookie header of a browser with access to a booking. */
export async function tripCookie(
  { db, app, clock }: Pick<TestServer, 'db' | 'app' | 'clock'>,
  code: string,
  access: TripAccess = 'full',
  secret = app.secrets.token,
): Promise<string> {
  return `nv_trip=${await issueTripLinkToken(db, secret, { code, access }, clock.now())}`;
}
