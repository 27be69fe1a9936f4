import { readPass, signPass } from '#platform/http/signed-pass.ts';

/** What a link in a mail lets its reader do; a pass to leave never runs out. */
type Use = 'confirm' | 'leave';

const confirmDays = 14;
const never = new Date('9999-01-01T00:00:00Z');

/** A signed pass for one subscriber, for links in mails. */
export function signNewsletterPass(secret: string, use: Use, subscriberId: string, now: Date): string {
  const until = use === 'confirm' ? new Date(now.getTime() + confirmDays * 86_400_000) : never;
  return signPass(secret, `newsletter:${use}`, { subject: subscriberId, until });
}

/** The subscriber whom a pass stands for; null when it is forged, of another use or too old. */
export function readNewsletterPass(secret: string, use: Use, pass: string, now: Date): string | null {
  const signed = readPass(secret, `newsletter:${use}`, pass, now);
  return signed && !signed.isOver ? signed.subject : null;
}
