/** No 0 and O, no 1, I and L: a code is read out on the phone and typed into a bank's app. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Whether a text has the form of a booking code; everything else need not be looked up. */
export function isBookingCode(text: string): boolean {
  return /^DV[2-9A-HJKMNP-Z]{7}$/.test(text);
}
