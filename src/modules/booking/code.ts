import { randomInt } from 'node:crypto';

/** No 0 and O, no 1, I and L: a code is read out on the phone and typed into a bank's app. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new booking code: DV and seven random characters, 27 billion possibilities; the database refuses a second use. */
export function newBookingCode(): string {
  return `DV${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`;
}

/** Whether a text has the form of a booking code; everything else need not be looked up. */
export function isBookingCode(text: string): boolean {
  return /^DV[2-9A-HJKMNP-Z]{7}$/.test(text);
}
