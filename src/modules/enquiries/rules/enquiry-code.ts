/** No 0 and O, no 1, I and L: a code is read out on the phone. */
export const enquiryCodeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Under which name tries to open an enquiry by code and phone are counted. */
export const enquiryLookUps = 'request look-ups';

/** The code of an enquiry in the way it is stored, or null when a text cannot be one. */
export function readEnquiryCode(text: string): string | null {
  const bare = text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^YC[2-9A-HJKMNP-Z]{7}$/.test(bare) ? bare : null;
}
