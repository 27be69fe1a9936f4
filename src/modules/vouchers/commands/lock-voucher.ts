import type { Tx } from '#platform/db/connect.ts';
import type { VoucherState } from '../rules/voucher-state.ts';

/** Locks a voucher; null when there is none of this code. */
export async function lockVoucher(tx: Tx, code: string) {
  const row = await tx
    .selectFrom('vouchers')
    .select([
      'code',
      'booking_id as bookingId',
      'state',
      'version',
      'admits',
      'admitted',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'voided_at as voidedAt',
      'used_at as usedAt',
      'scanned_by as scannedBy',
    ])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, state: row.state as VoucherState } : null;
}
