import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/**
 * Stores the references that suppliers gave when they accepted a booking on request on its vouchers, once these are
 * issued. A reissued voucher is for something other than what they accepted.
 */
export async function saveGivenReferences(
  tx: Tx,
  queue: Queue,
  { id, state }: Pick<LockedBooking, 'id' | 'state'>,
  now: Date,
): Promise<void> {
  if (state !== 'confirmed') return;
  const rows = await tx
    .selectFrom('vouchers as v')
    .innerJoin('supplier_asks as a', 'a.booking_id', 'v.booking_id')
    .innerJoin('suppliers as s', 's.id', 'a.supplier_id')
    .select([
      'v.code',
      'v.position',
      'a.positions',
      'a.reference',
      'a.answered_at',
      's.id as supplierId',
      's.brand',
    ])
    .where('v.booking_id', '=', id)
    .where('v.version', '=', 1)
    .where('v.state', '<>', 'voided')
    .where('v.supplier_reference', '=', '')
    .where('v.supplier_declined_at', 'is', null)
    .where('a.kind', '=', 'request')
    .where('a.state', '=', 'accepted')
    .where('a.reference', '<>', '')
    .orderBy('v.code')
    .execute();
  for (const { code, position, positions, reference, answered_at, supplierId, brand } of rows) {
    if (!positions.includes(position)) continue;
    const actor = { supplierId, name: brand };
    await saveSupplierReference(tx, queue, { code, reference, actor, confirmedAt: answered_at ?? now }, now);
  }
}
