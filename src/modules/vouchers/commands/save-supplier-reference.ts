import { bookingSupplierConfirmed } from '#modules/booking/events.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { may } from '../policy.ts';
import { lockVoucher } from './lock-voucher.ts';
import { recordVoucherEvent } from './record-voucher-event.ts';

export type SaveSupplierReferenceResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_voucher' };

/**
 * Keeps the number under which the supplier has the guest and when they said so, which page, voucher and a mail of its own
 * then tell.
 */
export async function saveSupplierReference(
  db: Database,
  queue: Queue,
  {
    code,
    reference,
    actor,
    confirmedAt,
  }: { code: string; reference: string; actor: Actor; confirmedAt: Date },
  now: Date,
): Promise<SaveSupplierReferenceResult> {
  if (!may(actor, 'voucher.reference')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SaveSupplierReferenceResult> => {
    const voucher = await lockVoucher(tx, code);
    if (!voucher || voucher.state === 'voided') return { ok: false, reason: 'unknown_voucher' };
    const { state } = voucher;
    await tx
      .updateTable('vouchers')
      .set({ supplier_reference: reference, supplier_confirmed_at: confirmedAt })
      .where('code', '=', code)
      .execute();
    const change = { code, from: state, to: state, actor, reason: 'supplier_confirmed' as const };
    await recordVoucherEvent(tx, {
      ...change,
      details: { reference, confirmedAt: confirmedAt.toISOString() },
      at: now,
    });
    await queue.send(tx, bookingSupplierConfirmed, { bookingId: voucher.bookingId, at: now.toISOString() });
    return { ok: true };
  });
}
