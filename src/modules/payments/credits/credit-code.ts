/** Letters and digits that nobody mistakes for one another when they are read out. */
export const creditLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The code of a credit as it is stored, in whatever way it was typed; null when it cannot be one. */
export function readCreditCode(typed: string): string | null {
  const code = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^TD[2-9A-HJKMNP-Z]{8}$/.test(code) ? code : null;
}
