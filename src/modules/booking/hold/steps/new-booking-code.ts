import { randomInt } from 'node:crypto';
import { codeLetters } from '#modules/booking/booking-code.ts';

/** A new booking code: DV and seven random characters, 27 billion possibilities; the database refuses a second use. */
export function newBookingCode(): string {
  return `DV${Array.from({ length: 7 }, () => codeLetters[randomInt(codeLetters.length)]).join('')}`;
}
