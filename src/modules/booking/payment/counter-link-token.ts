import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

const purpose = 'counter';

/** What a link in the booking's own mail lets its reader do: say that they will pay at the counter; until the hold ends. */
export function signCounterLinkToken(secret: string, code: string, until: Date): string {
  return signExpiringToken(secret, purpose, { subject: code, until });
}

/** Whether a token is for this booking; one whose time is over opens its page, too, which says so. */
export function isCounterLinkToken(secret: string, code: string, token: string, now: Date): boolean {
  return readExpiringToken(secret, purpose, token, now)?.subject === code;
}
