/** The code of a voucher: its booking's and the number of the item, 'DV26A7K9Q-1'. `position` counts from 0. */
export function voucherCode(bookingCode: string, position: number): string {
  return `${bookingCode}-${position + 1}`;
}

/** Parses the typed code of a booking ('DV26A7K9Q') or of one of its vouchers ('dv26a7k9q 1'); null if it can be neither. */
export function readTripCode(typed: string): { bookingCode: string; position: number | null } | null {
  const bare = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  const [, bookingCode, number] = /^(DV[2-9A-HJKMNP-Z]{7})([1-9]\d?)?$/.exec(bare) ?? [];
  return bookingCode ? { bookingCode, position: number ? Number(number) - 1 : null } : null;
}
