/** Without 0 and O, 1, I and L, because codes are read out on the phone. */
export const enquiryCodeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Name of the limit on attempts to open an enquiry by code and phone. */
export const enquiryLookUps = 'request look-ups';

/** Normalizes an enquiry code to its stored form; null when a text cannot be one. */
export function readEnquiryCode(text: string): string | null {
  const bare = text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^YC[2-9A-HJKMNP-Z]{7}$/.test(bare) ? bare : null;
}
