import { randomInt } from 'node:crypto';
import type { Tx } from '#platform/db/connect.ts';
import { voucherLetters } from './prepaid-code.ts';

interface NewVoucher {
  /** The booking that bought it, in confirmation. */
  bookingId: string;
  unitId: number;
  quantity: number;
  paidVnd: number;
  /** The last day of arrival. */
  validUntil: string;
}

/** Issues a claim on packs without a date. @returns its code, of which there are 850 billion */
export async function issuePrepaidCode(tx: Tx, voucher: NewVoucher): Promise<string> {
  const letters = Array.from({ length: 8 }, () => voucherLetters[randomInt(voucherLetters.length)]);
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
