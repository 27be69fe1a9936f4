import { bookingSupplierConfirmed } from '#modules/booking/events.ts';
import { type Actor, isSupplier } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { may } from '../policy.ts';
import { lockVoucher } from './lock-voucher.ts';
import { recordVoucherEvent } from './record-voucher-event.ts';

type LockedVoucher = NonNullable<Awaited<ReturnType<typeof lockVoucher>>>;

export type SaveSupplierReferenceResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_voucher' };

/**
 * Stores the supplier's booking reference for the guest and the time of its receipt, which page, voucher and a mail of
 * its own then show.
 */
export async function saveSupplierReference(
  db: Executor,
  queue: Queue,
  {
    code,
    reference,
    actor,
    confirmedAt,
  }: { code: string; reference: string; actor: Actor; confirmedAt: Date },
  now: Date,
): Promise<SaveSupplierReferenceResult> {
  return changeTheirVoucher(db, { code, actor }, async (tx, { state, bookingId }) => {
    await tx
      .updateTable('vouchers')
      .set({ supplier_reference: reference, supplier_confirmed_at: confirmedAt, supplier_declined_at: null })
      .where('code', '=', code)
      .execute();
    const change = { code, from: state, to: state, actor, reason: 'supplier_confirmed' as const };
    await recordVoucherEvent(tx, {
      ...change,
      details: { reference, confirmedAt: confirmedAt.toISOString() },
      at: now,
    });
    await queue.send(tx, bookingSupplierConfirmed, { bookingId, at: now.toISOString() });
  });
}

/**
 * Records that the supplier cannot take a guest who has paid. The guest's page no longer shows a time, and staff have to
 * find an alternative; nothing is cancelled automatically.
 */
export async function declineVoucher(
  db: Executor,
  { code, actor, note }: { code: string; actor: Actor; note: string },
  now: Date,
): Promise<SaveSupplierReferenceResult> {
  return changeTheirVoucher(db, { code, actor }, async (tx, { state }) => {
    await tx
      .updateTable('vouchers')
      .set({ supplier_reference: '', supplier_confirmed_at: null, supplier_declined_at: now })
      .where('code', '=', code)
      .execute();
    const change = { code, from: state, to: state, actor, reason: 'supplier_declined' as const };
    await recordVoucherEvent(tx, { ...change, details: { note }, at: now });
  });
}

/** Records an answer of a voucher's supplier: staff may give it for any, a supplier for their own. */
async function changeTheirVoucher(
  db: Executor,
  { code, actor }: { code: string; actor: Actor },
  change: (tx: Tx, voucher: LockedVoucher) => Promise<void>,
): Promise<SaveSupplierReferenceResult> {
  if (!isSupplier(actor) && !may(actor, 'voucher.reference')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SaveSupplierReferenceResult> => {
    const voucher = await lockVoucher(tx, code);
    if (!voucher || voucher.state === 'voided') return { ok: false, reason: 'unknown_voucher' };
    if (isSupplier(actor) && actor.supplierId !== voucher.supplierId)
      return { ok: false, reason: 'not_allowed' };
    await change(tx, voucher);
    return { ok: true };
  });
}
