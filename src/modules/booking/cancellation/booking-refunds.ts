import type { RefundActor } from '#modules/payments/policy.ts';
import { type ApproveRefundResult, approveRefund } from '#modules/payments/refunds/approve-refund.ts';
import { isSameName } from '#modules/payments/refunds/is-same-name.ts';
import { listOpenRefunds, type OpenRefund } from '#modules/payments/refunds/list-open-refunds.ts';
import { type RejectRefundResult, rejectRefund } from '#modules/payments/refunds/reject-refund.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { withoutGuest } from '#platform/guest/without-guest.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** What payments, which know a booking only by its id, do not know of a refund. */
export interface OpenBookingRefund extends OpenRefund {
  bookingCode: string;
  /** The account's holder has another name than whoever booked. */
  isOtherHolder: boolean;
}

/** `listOpenRefunds` with whose they are. */
export async function listOpenBookingRefunds(
  db: Executor,
  secret: string | null = null,
): Promise<OpenBookingRefund[]> {
  const refunds = await listOpenRefunds(db, secret);
  if (refunds.length === 0) return [];
  const bookings = await db
    .selectFrom('bookings')
    .select(['id', 'code', 'full_name as fullName'])
    .where('id', 'in', [...new Set(refunds.map(({ bookingId }) => bookingId))])
    .execute();
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return refunds.map((refund) => {
    const { code = '', fullName = '' } = byId.get(refund.bookingId) ?? {};
    const isOtherHolder = refund.account !== null && !isSameName(refund.account.holder, fullName);
    return { ...refund, bookingCode: code, isOtherHolder };
  });
}

/** Approves a refund of a booking in the name of one member of staff, see `approveRefund`. */
export async function approveBookingRefund(
  db: Database,
  queue: Queue,
  { refundId, actor }: { refundId: string; actor: RefundActor },
  now: Date,
): Promise<ApproveRefundResult> {
  const payer = await findPayer(db, refundId);
  if (!payer) return { ok: false, reason: 'unknown_refund' };
  return approveRefund(db, queue, { refundId, bookingCode: payer.code, actor }, now);
}

/** Refuses a refund of a booking, see `rejectRefund`; the reason is kept without the name, phone and mail of the guest. */
export async function rejectBookingRefund(
  db: Database,
  { refundId, reason, actor }: { refundId: string; reason: string; actor: RefundActor },
  now: Date,
): Promise<RejectRefundResult> {
  const payer = await findPayer(db, refundId);
  if (!payer) return { ok: false, reason: 'unknown_refund' };
  return rejectRefund(db, { refundId, reason: withoutGuest(reason, payer), actor }, now);
}

function findPayer(db: Database, refundId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
    .select(['code', 'full_name as fullName', 'phone', 'email'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
}
