import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a pass opens a booking: longer than any trip is booked ahead. */
const passDays = 400;

/**
 * A signed pass to one booking, for the visitor's cookie and for links in mails: what the access token is to the API,
 * but made anew whenever it is needed, because only the token's hash is kept.
 */
export function signTripPass(secret: string, code: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + passDays * 86_400;
  return `${code}.${until.toString(36)}.${signature(secret, code, until)}`;
}

/** The code that a pass opens; null when it is forged, cut short or too old. */
export function readTripPass(secret: string, pass: string, now: Date): string | null {
  const [code = '', untilText = '', given = ''] = pass.split('.');
  const until = Number.parseInt(untilText, 36);
  if (!Number.isFinite(until) || until * 1000 < now.getTime()) return null;
  const [expected, actual] = [Buffer.from(signature(secret, code, until)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? code : null;
}

function signature(secret: string, code: string, until: number): string {
  return createHmac('sha256', secret).update(`trip:${code}:${until}`).digest('base64url');
}
