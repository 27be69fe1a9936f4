import { readPass, signPass } from '#platform/http/signed-pass.ts';

const purpose = 'counter';

/** What a link in the booking's own mail lets its reader do: say that they will pay at the counter; until the hold ends. */
export function signCounterLinkToken(secret: string, code: string, until: Date): string {
  return signPass(secret, purpose, { subject: code, until });
}

/** Whether a token is for this booking; one whose time is over opens its page, too, which says so. */
export function isCounterLinkToken(secret: string, code: string, token: string, now: Date): boolean {
  return readPass(secret, purpose, token, now)?.subject === code;
}
