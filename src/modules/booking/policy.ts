import { timingSafeEqual } from 'node:crypto';
import { hashAccessToken } from './access-token.ts';

/** Who did something: written into every event. */
export type Actor = 'guest' | 'bank' | 'system' | `staff:${string}`;

/** Whether a token opens a booking. Takes the same time whatever the token is. */
export function opensBooking(accessTokenHash: string, token: string): boolean {
  const [kept, given] = [Buffer.from(accessTokenHash), Buffer.from(hashAccessToken(token))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}

export function isStaff(actor: Actor): actor is `staff:${string}` {
  return actor.startsWith('staff:');
}
