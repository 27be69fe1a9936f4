import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Who did something: written into every event. */
export type Actor = 'guest' | 'bank' | 'provider' | 'system' | `staff:${string}`;

/** What lets a guest without an account see and change a booking. Only the hash is stored. */
export function newAccessToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashAccessToken(token) };
}

/** Whether a token opens a booking. Takes the same time whatever the token is. */
export function opensBooking(accessTokenHash: string, token: string): boolean {
  const [kept, given] = [Buffer.from(accessTokenHash), Buffer.from(hashAccessToken(token))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}

export function isStaff(actor: Actor): actor is `staff:${string}` {
  return actor.startsWith('staff:');
}

/** Plain SHA-256: 256 random bits need no salt and no slow hash. */
function hashAccessToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
