import type { z } from 'zod';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { invoiceInput } from '#modules/booking/schema.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';

export type SaveInvoiceResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'no_invoice' | 'issued' };

/** States in which there is, or will be, something to invoice. */
const invoiced: BookingState[] = [
  'held',
  'pending_payment',
  'on_request',
  'confirmed',
  'disrupted',
  'completed',
];

/** Whether the invoice recipient can still be given. */
export function canSaveInvoice({
  state,
  invoiceNo,
}: {
  state: BookingState;
  invoiceNo: string | null;
}): boolean {
  return invoiced.includes(state) && invoiceNo === null;
}

/** Saves the invoice recipient of a booking, also long after it was made, until the invoice is issued. */
export async function saveInvoice(
  db: Database,
  { code, invoice, actor }: { code: string; invoice: z.infer<typeof invoiceInput>; actor: Actor },
  now: Date,
): Promise<SaveInvoiceResult> {
  if (isStaff(actor) && !may(actor, 'booking.invoice')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SaveInvoiceResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const { invoiceNo } = await tx
      .selectFrom('bookings')
      .select('invoice_no as invoiceNo')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    if (invoiceNo !== null) return { ok: false, reason: 'issued' };
    if (!canSaveInvoice({ state: booking.state, invoiceNo })) return { ok: false, reason: 'no_invoice' };
    const kept = { invoice: json(invoice) };
    await tx.updateTable('bookings').set(kept).where('id', '=', booking.id).execute();
    await recordEvent(tx, booking, { actor, reason: 'invoice_saved', now });
    return { ok: true };
  });
}

export type IssueInvoiceResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'no_invoice' | 'issued' };

/** Records that the invoice was issued in the company's invoice program, with its number; its data are fixed from then on. */
export async function issueInvoice(
  db: Database,
  { code, invoiceNo, actor }: { code: string; invoiceNo: string; actor: Actor },
  now: Date,
): Promise<IssueInvoiceResult> {
  if (!may(actor, 'booking.invoice')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<IssueInvoiceResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!['confirmed', 'completed', 'disrupted', 'cancelled'].includes(booking.state))
      return { ok: false, reason: 'no_invoice' };
    const written = await tx
      .updateTable('bookings')
      .set({ invoice_no: invoiceNo, invoice_issued_at: now })
      .where('id', '=', booking.id)
      .where('invoice_no', 'is', null)
      .executeTakeFirst();
    if (written.numUpdatedRows === 0n) return { ok: false, reason: 'issued' };
    await recordEvent(tx, booking, { actor, reason: 'invoice_issued', details: { invoiceNo }, now });
    return { ok: true };
  });
}
