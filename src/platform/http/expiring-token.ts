import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a pass says: who or what it stands for, and until when. */
export interface ExpiringToken {
  /** Without a dot. */
  subject: string;
  until: Date;
  /** It was ours, but its time is over. */
  isOver: boolean;
}

/** A text that only this installation can make, good for one purpose: for cookies and for links in mails. */
export function signExpiringToken(
  secret: string,
  purpose: string,
  { subject, until }: { subject: string; until: Date },
): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${subject}.${seconds.toString(36)}.${signature(secret, purpose, subject, seconds)}`;
}

/** What a pass says; null when it is forged, changed, cut short or of another purpose. */
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
