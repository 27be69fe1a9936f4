import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail lets its reader do; a pass to leave never runs out. */
type Use = 'confirm' | 'leave';

const confirmDays = 14;

/** A signed pass for one subscriber, for links in mails. */
export function signNewsletterPass(secret: string, use: Use, subscriberId: string, now: Date): string {
  const until = use === 'confirm' ? Math.floor(now.getTime() / 1000) + confirmDays * 86_400 : 0;
  return `${subscriberId}.${until.toString(36)}.${signature(secret, use, subscriberId, until)}`;
}

/** The subscriber whom a pass stands for; null when it is forged, of another use or too old. */
export function readNewsletterPass(secret: string, use: Use, pass: string, now: Date): string | null {
  const [subscriberId = '', untilText = '', given = ''] = pass.split('.');
  const until = Number.parseInt(untilText, 36);
  if (!Number.isFinite(until) || (until !== 0 && until * 1000 < now.getTime())) return null;
  const [expected, actual] = [Buffer.from(signature(secret, use, subscriberId, until)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? subscriberId : null;
}

function signature(secret: string, use: Use, subscriberId: string, until: number): string {
  return createHmac('sha256', secret)
    .update(`newsletter:${use}:${subscriberId}:${until}`)
    .digest('base64url');
}
