import { randomInt } from 'node:crypto';
import type { Tx } from '#platform/db/connect.ts';

interface NewVoucher {
  /** The booking that bought it, while it is being confirmed. */
  bookingId: string;
  unitId: number;
  quantity: number;
  paidVnd: number;
  /** The last day of arrival. */
  validUntil: string;
}

/** Issues a prepaid code for packs without a date. @returns its code, one out of 850 billion */
export async function issuePrepaidCode(tx: Tx, voucher: NewVoucher): Promise<string> {
  const letters = Array.from({ length: 8 }, () => prepaidCodeLetters[randomInt(prepaidCodeLetters.length)]);
  const code = `NV${letters.join('')}`;
  await tx
    .insertInto('open_vouchers')
    .values({
      code,
      booking_id: voucher.bookingId,
      unit_id: voucher.unitId,
      quantity: voucher.quantity,
      paid_vnd: voucher.paidVnd,
      valid_until: voucher.validUntil,
    })
    .execute();
  return code;
}

/**
 * Makes prepaid codes redeemed by a returned hold usable again, after a cancellation without a fee: with a fee they
 * stay spent, or a prepaid code would be worth more than money.
 */
export async function reopenPrepaidCodes(tx: Tx, holdId: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .updateTable('open_vouchers')
    .set({ state: 'issued', hold_id: null })
    .where('hold_id', '=', holdId)
    .where('code', 'in', codes)
    .where('state', '=', 'redeemed')
    .execute();
}

/**
 * Voids the prepaid codes that a booking bought, because it is refunded.
 * @returns false, with nothing changed, when one of them is reserved or used
 */
export async function voidPrepaidCodes(tx: Tx, bookingId: string): Promise<boolean> {
  const vouchers = await tx
    .selectFrom('open_vouchers')
    .select(['code', 'state'])
    .where('booking_id', '=', bookingId)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
  if (vouchers.some((one) => one.state === 'reserved' || one.state === 'redeemed')) return false;
  await tx.updateTable('open_vouchers').set({ state: 'void' }).where('booking_id', '=', bookingId).execute();
  return true;
}

/** Locks a prepaid code that a booking bought; undefined where it bought none such. */
export function lockPrepaidCode(tx: Tx, { code, bookingId }: { code: string; bookingId: string }) {
  return tx
    .selectFrom('open_vouchers')
    .select(['state', 'paid_vnd as paidVnd', 'valid_until as validUntil'])
    .where('code', '=', code)
    .where('booking_id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Moves the last day of arrival of a locked prepaid code. */
export async function extendPrepaidCode(tx: Tx, code: string, validUntil: string): Promise<void> {
  await tx.updateTable('open_vouchers').set({ valid_until: validUntil }).where('code', '=', code).execute();
}

/** The letters of booking codes, without those that are easily confused when read out. */
const prepaidCodeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Normalises a typed code to its stored form; null when it cannot be one. */
export function readPrepaidCode(typed: string): string | null {
  const code = typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return /^NV[2-9A-HJKMNP-Z]{8}$/.test(code) ? code : null;
}
