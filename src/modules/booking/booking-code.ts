/** No 0 and O, no 1, I and L: a code is read out on the phone and typed into a bank's app. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Under which name tries to open a booking by code and phone are counted. */
export const bookingLookUps = 'booking look-ups';

/** The code of a booking in the way it is stored, or null when a text cannot be one. */
export function readBookingCode(text: string): string | null {
  const bare = text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return isBookingCode(bare) ? bare : null;
}

/** Whether a text has the form of a booking code; everything else need not be looked up. */
export function isBookingCode(text: string): boolean {
  return /^DV[2-9A-HJKMNP-Z]{7}$/.test(text);
}
