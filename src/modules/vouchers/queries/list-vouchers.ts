import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { VoucherRow } from '../rules/voucher-sheet.ts';
import { type VoucherState, voucherStateNow } from '../rules/voucher-state.ts';

/** The vouchers of a booking by the order of its items, in the state of today. */
export async function listVouchers(db: Executor, bookingId: string, now: Date): Promise<VoucherRow[]> {
  const rows = await db
    .selectFrom('vouchers')
    .select([
      'code',
      'position',
      'version',
      'state',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'pax',
      'admits',
      'supplier_reference as supplierReference',
      'supplier_confirmed_at as supplierConfirmedAt',
    ])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    ...row,
    state: voucherStateNow({ ...row, state: row.state as VoucherState }, dayInVietnam(now)),
  }));
}

/** A voucher that was scanned more often than it may be used, or after it was cancelled or issued anew. */
export interface ContestedVoucher {
  code: string;
  state: string;
  version: number;
  scans: { at: string; by: string; outcome: string; version: number }[];
}

/** What somebody has to look at, the newest scan first. `at` is an ISO instant. */
export async function listContested(db: Executor, limit = 50): Promise<ContestedVoucher[]> {
  const { rows } = await sql<ContestedVoucher>`
    SELECT v.code, v.state, v.version, json_agg(json_build_object(
      'at', e.details ->> 'scannedAt', 'by', substr(e.actor, length('scanner:') + 1),
      'outcome', e.details ->> 'outcome', 'version', (e.details ->> 'version')::int
    ) ORDER BY e.details ->> 'scannedAt') AS scans
    FROM vouchers v JOIN voucher_events e ON e.voucher_code = v.code AND e.scan_id IS NOT NULL
    WHERE v.is_contested
    GROUP BY v.code ORDER BY max(e.id) DESC LIMIT ${limit}`.execute(db);
  return rows;
}
