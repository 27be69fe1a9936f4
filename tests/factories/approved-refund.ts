import { approveBookingRefund, refundPart } from '#modules/booking/cancellation/booking-refunds.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { staff } from './staff.ts';

/** A partial refund, with the two approvals that a large sum needs. @returns the refund's id */
export async function approvedRefund(
  db: Database,
  queue: Queue,
  { code, amountVnd }: { code: string; amountVnd: number },
  now: Date,
): Promise<string> {
  const refund = await refundPart(db, { code, amountVnd, reason: 'phòng ồn', actor: staff('lan') }, now);
  if (!refund.ok) throw new Error(refund.reason);
  await approveByTwo(db, queue, refund.refundId, now);
  return refund.refundId;
}

/** Approves a refund by two members of staff. */
export async function approveByTwo(db: Database, queue: Queue, refundId: string, now: Date): Promise<void> {
  for (const name of ['hoa', 'minh'])
    await approveBookingRefund(db, queue, { refundId, actor: staff(name) }, now);
}
