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
