import { createHmac, timingSafeEqual } from 'node:crypto';

/** Content of a link token: its subject and expiry. */
export interface ExpiringToken {
  /** Without a dot. */
  subject: string;
  until: Date;
  /** Genuine but expired. */
  isOver: boolean;
}

/** Signs a token that only this installation can make, valid for one purpose: for cookies and for links in mails. */
export function signExpiringToken(
  secret: string,
  purpose: string,
  { subject, until }: { subject: string; until: Date },
): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${subject}.${seconds.toString(36)}.${signature(secret, purpose, subject, seconds)}`;
}

/** Verifies a token; null when it is forged, altered, truncated or for another purpose. */
export function readExpiringToken(
  secret: string,
  purpose: string,
  pass: string,
  now: Date,
): ExpiringToken | null {
  const [subject = '', untilText = '', given = '', ...more] = pass.split('.');
  const seconds = Number.parseInt(untilText, 36);
  if (!Number.isFinite(seconds) || more.length > 0) return null;
  const [expected, actual] = [Buffer.from(signature(secret, purpose, subject, seconds)), Buffer.from(given)];
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const until = new Date(seconds * 1000);
  return { subject, until, isOver: until < now };
}

function signature(secret: string, purpose: string, subject: string, until: number): string {
  return createHmac('sha256', secret).update(`${purpose}:${subject}:${until}`).digest('base64url');
}
