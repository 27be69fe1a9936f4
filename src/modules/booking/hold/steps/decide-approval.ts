import { bookingApprovalWrittenDown } from '#modules/booking/events.ts';
import { lockFirmLimit } from '#modules/booking/firm-limit.ts';
import { holdOf, lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { withoutPayer } from '#modules/booking/without-payer.ts';
import type { Actor, StaffActor } from '#platform/actor/actor.ts';
import { type Database, inTransaction, type Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';

import { applyApproval, applyRefusal } from './apply-approval.ts';

export type ApprovalRefusal = 'not_manager' | 'not_waiting' | 'needs_note';
export type DecideApprovalResult =
  | { ok: true }
  /** 'not_waiting': of another firm, decided already, or its places are gone. 'needs_note': a refusal says why. */
  | { ok: false; reason: ApprovalRefusal };

export interface ApprovalDecision {
  code: string;
  firmId: string;
  /** Of the manager. */
  userId: string;
  isApproved: boolean;
  /** For whoever booked to read; a refusal needs one. */
  note: string;
}

/** The longest note, in characters. */
export const longestApprovalNote = 300;

/** What managers and staff read of a decision that was not taken. */
export const approvalRefusals: Record<ApprovalRefusal, string> = {
  not_manager: 'Việc này cần quyền quản lý của công ty.',
  needs_note: 'Ghi vì sao không duyệt, người đặt sẽ đọc.',
  not_waiting: 'Đặt chỗ này không còn chờ duyệt: đã có người trả lời, đã hủy hoặc đã hết giờ giữ chỗ.',
};

/**
 * A manager lets a booking of their firm be paid, or does not. Approved, its places stay held for four hours at least, and where all
 * that is due is there already it is confirmed at once. Refused, it is cancelled, and what came for it goes back in full. Whoever decides second finds
 * nothing waiting. The firm and its member are locked before the booking, as by whoever books or leaves.
 */
export function decideApproval(
  db: Database,
  queue: Queue,
  decision: ApprovalDecision,
  now: Date,
): Promise<DecideApprovalResult> {
  return inTransaction(db, (tx) => decide(tx, queue, { ...decision, actor: 'guest' }, now));
}

/**
 * Staff write down the yes or no that a manager gave them by phone, and how they knew them (`reason`). It counts as the manager's own;
 * all managers of the firm are told by mail, so that nobody spends a firm's money in their name unseen.
 */
export function decideApprovalForManager(
  db: Database,
  queue: Queue,
  {
    code,
    managerId,
    reason,
    actor,
    ...answer
  }: Pick<ApprovalDecision, 'code' | 'isApproved' | 'note'> & {
    managerId: string;
    reason: string;
    actor: StaffActor;
  },
  now: Date,
): Promise<DecideApprovalResult | { ok: false; reason: 'not_allowed' }> {
  return inTransaction(db, async (tx) => {
    if (!may(actor, 'booking.approve')) return { ok: false, reason: 'not_allowed' };
    const row = await tx
      .selectFrom('bookings')
      .select(['id', 'firm_id as firmId'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (!row?.firmId) return { ok: false, reason: 'not_waiting' };
    const decision = { code, firmId: row.firmId, userId: managerId, reason, actor, ...answer };
    const decided = await decide(tx, queue, decision, now);
    if (decided.ok)
      await queue.send(tx, bookingApprovalWrittenDown, {
        bookingId: row.id,
        managerId,
        isApproved: answer.isApproved,
      });
    return decided;
  });
}

async function decide(
  tx: Tx,
  queue: Queue,
  {
    code,
    firmId,
    userId,
    isApproved,
    note,
    actor,
    reason = '',
  }: ApprovalDecision & { actor: Actor; reason?: string },
  now: Date,
): Promise<DecideApprovalResult> {
  const member = await lockFirmLimit(tx, { firmId, accountId: userId });
  if (!member.ok || !member.isManager) return { ok: false, reason: 'not_manager' };
  const booking = await lockBooking(tx, { code });
  if (!booking?.awaitsApproval || !(await isOfFirm(tx, booking.id, firmId)))
    return { ok: false, reason: 'not_waiting' };
  const isHeld = isAwaitingPayment(booking.state) && holdOf(booking).state === 'active';
  if (!isHeld && booking.state !== 'on_request') return { ok: false, reason: 'not_waiting' };
  if (!isApproved && note === '') return { ok: false, reason: 'needs_note' };
  const decision = { isHeld, account: userId, note: note.slice(0, longestApprovalNote), actor, now };
  await (isApproved ? applyApproval : applyRefusal)(tx, queue, booking, decision);
  await writeHistory(tx, {
    ...{
      actor,
      verb: isApproved ? 'firm.approve' : 'firm.refuse',
      object: { type: 'firm', id: firmId },
      now,
    },
    after: { booking: code, totalVnd: booking.totalVnd, account: userId },
    reason: await withoutPayer(tx, booking, reason),
  });
  return { ok: true };
}

async function isOfFirm(tx: Tx, id: string, firmId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', id)
    .where('firm_id', '=', firmId)
    .executeTakeFirst();
  return row !== undefined;
}
