import { addressKey } from '#platform/limits/address-key.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import type { Limit } from '#platform/limits/take-allowance.ts';

const quarterHour = 900;

/** How often passwords are tried from one address, and for one account from anywhere. */
export function signInLimits(cameFrom: string, email: string): Limit[] {
  return [
    { name: 'staff sign-ins', subject: addressKey(cameFrom), max: 30, windowSeconds: quarterHour },
    { name: 'staff passwords', subject: mailboxKey(email), max: 10, windowSeconds: quarterHour },
  ];
}

/** How often one's codes are tried: a million codes, of which three are right. */
export function codeLimit(userId: string): Limit {
  return { name: 'staff codes', subject: userId, max: 6, windowSeconds: quarterHour };
}

export function resetLimits(cameFrom: string, email: string): Limit[] {
  return [
    { name: 'staff resets', subject: addressKey(cameFrom), max: 10, windowSeconds: 3600 },
    { name: 'staff reset mails', subject: mailboxKey(email), max: 3, windowSeconds: 3600 },
  ];
}
