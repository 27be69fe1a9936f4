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
  /** 'not_waiting': of another firm, decided already, or its inventory is gone. 'needs_note': a refusal needs a reason. */
  | { ok: false; reason: ApprovalRefusal };

export interface ApprovalDecision {
  code: string;
  firmId: string;
  /** Of the manager. */
  userId: string;
  isApproved: boolean;
  /** For the booker to read; a refusal needs one. */
  note: string;
}

/** The longest note, in characters. */
export const longestApprovalNote = 300;

/** Messages to managers and staff on why a decision was not accepted. */
export const approvalRefusals: Record<ApprovalRefusal, string> = {
  not_manager: 'Việc này cần quyền quản lý của công ty.',
  needs_note: 'Ghi vì sao không duyệt, người đặt sẽ đọc.',
  not_waiting: 'Đặt chỗ này không còn chờ duyệt: đã có người trả lời, đã hủy hoặc đã hết giờ giữ chỗ.',
};

/**
 * A manager approves or refuses a booking of their firm. Once approved, its inventory is held for at least four more hours, and where the
 * amount due is already there it is confirmed at once. Refused, it is cancelled, and money received for it is refunded in full. A second
 * decision finds nothing waiting. The firm and its member are locked before the booking, as when booking or leaving.
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
 * Staff record the decision that a manager gave them by phone, and how they verified them (`reason`). It counts as the manager's own;
 * all managers of the firm are notified by mail, so that nobody spends a firm's money in their name unseen.
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
