/** DV and seven characters that nobody mistakes for another: no 0, O, 1, I, L. Overlaps are found too. */
const bookingCode = /(?=(DV[2-9A-HJKMNP-Z]{7}))/g;

/**
 * Every booking code that the texts of a transfer may hold. Banks add text before and after and drop spaces, so texts
 * are read in upper case without separators; what follows or precedes may make up a false code, which is why the caller
 * looks up all of them.
 */
export function findBookingCodes(...texts: (string | null | undefined)[]): string[] {
  const codes = texts.flatMap((text) => {
    const bare = (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
    return [...bare.matchAll(bookingCode)].map((match) => match[1] as string);
  });
  return [...new Set(codes)];
}
