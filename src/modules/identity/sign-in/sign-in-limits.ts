import { addressKey } from '#platform/limits/address-key.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import type { Limit } from '#platform/limits/take-allowance.ts';

const quarterHour = 900;

/** Limits of password attempts per IP address, and per account from anywhere. */
export function signInLimits(cameFrom: string, email: string): Limit[] {
  return [
    { name: 'staff sign-ins', subject: addressKey(cameFrom), max: 30, windowSeconds: quarterHour },
    { name: 'staff passwords', subject: mailboxKey(email), max: 10, windowSeconds: quarterHour },
  ];
}

/** Limit of second factor attempts per account: three of a million codes are valid at a time. */
export function codeLimit(userId: string): Limit {
  return { name: 'staff codes', subject: userId, max: 6, windowSeconds: quarterHour };
}

export function resetLimits(cameFrom: string, email: string): Limit[] {
  return [
    { name: 'staff resets', subject: addressKey(cameFrom), max: 10, windowSeconds: 3600 },
    { name: 'staff reset mails', subject: mailboxKey(email), max: 3, windowSeconds: 3600 },
  ];
}
