import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { readVoucherCode } from './prepaid-code.ts';

export interface OpenVoucher {
  code: string;
  /** The booking that bought it. */
  bookingId: string;
  unitId: number;
  quantity: number;
  /** What it is worth towards the booking that uses it. */
  paidVnd: number;
  /** The last day of arrival. */
  validUntil: string;
  /** 'issued' can be used; what a lapsed hold had reserved is issued again. */
  state: 'issued' | 'reserved' | 'redeemed' | 'void';
}

/** The open vouchers of these codes; unknown ones are left out. One statement. */
export function listOpenVouchers(db: Executor, codes: readonly string[], now: Date): Promise<OpenVoucher[]> {
  return list(db, sql`v.code = ANY (${[...codes]}::text[])`, now);
}

/**
 * Those of these codes, in whatever way they were typed, that can be used now, under the code as it was typed: what a
 * quote takes off a price. No statement without codes.
 */
export async function listUsableVouchers(
  db: Executor,
  typed: readonly string[],
  now: Date,
): Promise<OpenVoucher[]> {
  const codes = typed.flatMap((code) => readVoucherCode(code) ?? []);
  if (codes.length === 0) return [];
  const usable = (await listOpenVouchers(db, codes, now)).filter((voucher) => voucher.state === 'issued');
  return typed.flatMap((code) => {
    const voucher = usable.find((one) => one.code === readVoucherCode(code));
    return voucher ? { ...voucher, code } : [];
  });
}

/** The open voucher of a code as it is stored, or null. */
export async function findOpenVoucher(db: Executor, code: string, now: Date): Promise<OpenVoucher | null> {
  return (await listOpenVouchers(db, [code], now))[0] ?? null;
}

/** What a booking bought to be used later. */
export function listVouchersOfBooking(db: Executor, bookingId: string, now: Date): Promise<OpenVoucher[]> {
  return list(db, sql`v.booking_id = ${bookingId}`, now);
}

async function list(db: Executor, which: ReturnType<typeof sql>, now: Date): Promise<OpenVoucher[]> {
  const { rows } = await sql<OpenVoucher>`
    SELECT v.code, v.booking_id AS "bookingId", v.unit_id AS "unitId", v.quantity, v.paid_vnd AS "paidVnd",
      v.valid_until AS "validUntil",
      CASE WHEN v.state = 'reserved' AND h.state = 'active' AND h.lapses_at <= ${now}::timestamptz THEN 'issued'
        ELSE v.state END AS state
    FROM open_vouchers v LEFT JOIN holds h ON h.id = v.hold_id
    WHERE ${which}
    ORDER BY v.created_at, v.code`.execute(db);
  return rows;
}
