import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import type { VoucherState } from '../rules/voucher-state.ts';

/** Locks a voucher; null if there is none with this code. */
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
      supplierOfVoucher.as('supplierId'),
    ])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, state: row.state as VoucherState } : null;
}

/** The supplier of its product; null if the product is gone. */
const supplierOfVoucher = sql<number | null>`(
  SELECT p.supplier_id FROM booking_items i JOIN products p ON p.id = i.product_id
  WHERE i.booking_id = vouchers.booking_id AND i.position = vouchers.position)`;
