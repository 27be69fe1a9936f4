import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { readPrepaidCode } from './prepaid-codes.ts';

export interface PrepaidCode {
  code: string;
  /** The booking that bought it. */
  bookingId: string;
  unitId: number;
  quantity: number;
  /** Value towards the booking that uses it. */
  paidVnd: number;
  /** The last day of arrival. */
  validUntil: string;
  /** 'issued' can be used; a code reserved by a lapsed hold counts as issued again. */
  state: 'issued' | 'reserved' | 'redeemed' | 'void';
}

/** The prepaid codes with these codes; unknown ones are left out. One statement. */
export function listPrepaidCodes(db: Executor, codes: readonly string[], now: Date): Promise<PrepaidCode[]> {
  return list(db, sql`v.code = ANY (${[...codes]}::text[])`, now);
}

/**
 * The prepaid codes out of these, typed in any form, that can be used now, each under the code as typed: input of a
 * quote. No statement without codes.
 */
export async function listUsablePrepaidCodes(
  db: Executor,
  typed: readonly string[],
  now: Date,
): Promise<PrepaidCode[]> {
  const codes = typed.flatMap((code) => readPrepaidCode(code) ?? []);
  if (codes.length === 0) return [];
  const usable = (await listPrepaidCodes(db, codes, now)).filter((voucher) => voucher.state === 'issued');
  return typed.flatMap((code) => {
    const voucher = usable.find((one) => one.code === readPrepaidCode(code));
    return voucher ? { ...voucher, code } : [];
  });
}

/** The prepaid code with this stored code, or null. */
export async function findPrepaidCode(db: Executor, code: string, now: Date): Promise<PrepaidCode | null> {
  return (await listPrepaidCodes(db, [code], now))[0] ?? null;
}

/** The prepaid codes that a booking bought. */
export function listPrepaidCodesOfBooking(
  db: Executor,
  bookingId: string,
  now: Date,
): Promise<PrepaidCode[]> {
  return list(db, sql`v.booking_id = ${bookingId}`, now);
}

async function list(db: Executor, which: ReturnType<typeof sql>, now: Date): Promise<PrepaidCode[]> {
  const { rows } = await sql<PrepaidCode>`${planOnce}
    SELECT v.code, v.booking_id AS "bookingId", v.unit_id AS "unitId", v.quantity, v.paid_vnd AS "paidVnd",
      v.valid_until AS "validUntil",
      CASE WHEN v.state = 'reserved' AND h.state = 'active' AND h.lapses_at <= ${now}::timestamptz THEN 'issued'
        ELSE v.state END AS state
    FROM open_vouchers v LEFT JOIN holds h ON h.id = v.hold_id
    WHERE ${which}
    ORDER BY v.created_at, v.code`.execute(db);
  return rows;
}
