/** The letters of booking codes: none that is mistaken for another when it is read out. */
export const voucherLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code as it is stored, in whatever way it was typed; null when it cannot be one. */
export function readPrepaidCode(typed: string): string | null {
  const code = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^NV[2-9A-HJKMNP-Z]{8}$/.test(code) ? code : null;
}
