import { addressKey } from '#platform/limits/address-key.ts';
import { mailboxKey } from '#platform/limits/mailbox-key.ts';
import type { Limit } from '#platform/limits/take-allowance.ts';

const hour = 3600;

/** Limits of registrations per IP address, and of the mails about them per mailbox. */
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

/** Limits of messages per IP address and per phone: each costs money and disturbs its recipient. */
export function phoneCodeLimits(cameFrom: string, phone: string): Limit[] {
  return [
    { name: 'phone codes', subject: addressKey(cameFrom), max: 10, windowSeconds: hour },
    { name: 'phone code messages', subject: phone, max: 3, windowSeconds: 900 },
    { name: 'phone code messages a day', subject: phone, max: 8, windowSeconds: 24 * hour },
  ];
}

/** Limit of second factor attempts per account: three of a million codes are valid at a time. */
export function guestCodeLimit(userId: string): Limit {
  return { name: 'guest codes', subject: userId, max: 6, windowSeconds: 900 };
}

export function emailChangeLimits(cameFrom: string, email: string): Limit[] {
  return [
    { name: 'guest mail changes', subject: addressKey(cameFrom), max: 10, windowSeconds: hour },
    { name: 'guest mail change mails', subject: mailboxKey(email), max: 3, windowSeconds: hour },
  ];
}
