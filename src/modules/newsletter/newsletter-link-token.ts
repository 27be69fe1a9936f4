import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

/** Purpose of a link in a mail; an unsubscribe token never expires. */
type Use = 'confirm' | 'leave';

const confirmDays = 14;
const never = new Date('9999-01-01T00:00:00Z');

/** Signs a token of one subscriber for links in mails. */
export function signNewsletterLinkToken(secret: string, use: Use, subscriberId: string, now: Date): string {
  const until = use === 'confirm' ? new Date(now.getTime() + confirmDays * 86_400_000) : never;
  return signExpiringToken(secret, `newsletter:${use}`, { subject: subscriberId, until });
}

/** The subscriber of a token; null when it is forged, of another purpose or expired. */
export function readNewsletterLinkToken(secret: string, use: Use, token: string, now: Date): string | null {
  const signed = readExpiringToken(secret, `newsletter:${use}`, token, now);
  return signed && !signed.isOver ? signed.subject : null;
}
