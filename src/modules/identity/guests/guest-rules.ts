import { addressKey } from '#platform/limits/address-key.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import type { Limit } from '#platform/limits/take-allowance.ts';

const hour = 3600;

/** How many accounts are asked for from one address, and how many mails about it one mailbox gets. */
export function registrationLimits(cameFrom: string, email: string): Limit[] {
  return [
    { name: 'guest registrations', subject: addressKey(cameFrom), max: 10, windowSeconds: hour },
    { name: 'guest registration mails', subject: mailboxKey(email), max: 3, windowSeconds: hour },
  ];
}

export function guestResetLimits(cameFrom: string, email: string): Limit[] {
  return [
    { name: 'guest resets', subject: addressKey(cameFrom), max: 10, windowSeconds: hour },
    { name: 'guest reset mails', subject: mailboxKey(email), max: 3, windowSeconds: hour },
  ];
}

/** How many messages one address sets off, and one phone gets: each costs money and rings in somebody's pocket. */
export function phoneCodeLimits(cameFrom: string, phone: string): Limit[] {
  return [
    { name: 'phone codes', subject: addressKey(cameFrom), max: 10, windowSeconds: hour },
    { name: 'phone code messages', subject: phone, max: 3, windowSeconds: 900 },
    { name: 'phone code messages a day', subject: phone, max: 8, windowSeconds: 24 * hour },
  ];
}

/** How often one's codes are tried: a million codes, of which three are right. */
export function guestCodeLimit(userId: string): Limit {
  return { name: 'guest codes', subject: userId, max: 6, windowSeconds: 900 };
}

export function emailChangeLimits(cameFrom: string, email: string): Limit[] {
  return [
    { name: 'guest mail changes', subject: addressKey(cameFrom), max: 10, windowSeconds: hour },
    { name: 'guest mail change mails', subject: mailboxKey(email), max: 3, windowSeconds: hour },
  ];
}
