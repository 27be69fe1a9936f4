import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { acceptRequest, declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { declineVoucher, saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { voucherCode } from '#modules/vouchers/rules/voucher-code.ts';
import { type Actor, actorText, isSupplier } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { SupplierAskKind } from './supplier-asks.ts';

export interface Answer {
  askId: string;
  isYes: boolean;
  /** The supplier's booking reference for the guest; without one it is the booking's own code. */
  reference: string;
  /** Reason for declining; for a booking on request the guest reads it. */
  note: string;
  actor: Actor;
}

export type AnswerResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_ask' | 'answered' | 'ended' | 'too_late' | 'sold_out';
      /** Code of the booking, if known. */
      code?: string;
    };

interface LockedAsk {
  id: string;
  kind: SupplierAskKind;
  positions: number[];
  supplierId: number;
  dueAt: Date;
}

interface Answering extends Answer {
  ask: LockedAsk;
  booking: LockedBooking;
  now: Date;
}

/**
 * Records a supplier's answer to an ask: by their link, or by staff for them. The first answer counts. A booking on
 * request with several suppliers is accepted by the last of them and declined by any.
 */
export async function answerAsk(
  db: Database,
  queue: Queue,
  answer: Answer,
  now: Date,
): Promise<AnswerResult> {
  const found = await db
    .selectFrom('supplier_asks')
    .select('booking_id as bookingId')
    .where('id', '=', answer.askId)
    .executeTakeFirst();
  if (!found) return { ok: false, reason: 'unknown_ask' };
  return db.transaction().execute(async (tx): Promise<AnswerResult> => {
    const booking = await lockBooking(tx, { id: found.bookingId });
    const ask = await lockAsk(tx, answer.askId);
    if (!booking || !ask) return { ok: false, reason: 'unknown_ask' };
    const { actor } = answer;
    if (isSupplier(actor) && actor.supplierId !== ask.supplierId) return { ok: false, reason: 'not_allowed' };
    const { code } = booking;
    if (ask.state === 'accepted' || ask.state === 'declined') return { ok: false, reason: 'answered', code };
    const isWaiting = booking.state === (ask.kind === 'request' ? 'on_request' : 'confirmed');
    if (ask.state === 'ended' || !isWaiting) return { ok: false, reason: 'ended', code };
    if (ask.kind === 'request' && now >= ask.dueAt) return { ok: false, reason: 'too_late', code };
    const reference = answer.isYes ? answer.reference || booking.code : '';
    const given = { ...answer, reference, ask, booking, now };
    const result = await (ask.kind === 'request' ? answerRequest : answerConfirmation)(tx, queue, given);
    if (!result.ok) return result;
    const state = answer.isYes ? 'accepted' : 'declined';
    await tx
      .updateTable('supplier_asks')
      .set({ state, answered_at: now, answered_by: actorText(actor), reference })
      .where('id', '=', ask.id)
      .execute();
    await announceLive(tx, { tags: ['bookings'] });
    return { ok: true };
  });
}

async function lockAsk(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('supplier_asks')
    .select(['id', 'kind', 'positions', 'supplier_id as supplierId', 'due_at as dueAt', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, kind: row.kind as SupplierAskKind } : null;
}

async function answerRequest(tx: Tx, queue: Queue, given: Answering): Promise<AnswerResult> {
  const { booking, ask, actor, note, now } = given;
  const of = { code: booking.code, actor };
  if (!given.isYes) {
    const declined = await declineRequest(tx, queue, { ...of, note }, now);
    return declined.ok ? declined : { ok: false, reason: refusal(declined.reason) };
  }
  const others = await tx
    .selectFrom('supplier_asks')
    .select('id')
    .where('booking_id', '=', booking.id)
    .where('kind', '=', 'request')
    .where('state', '=', 'open')
    .where('id', '<>', ask.id)
    .limit(1)
    .execute();
  if (others.length > 0) return { ok: true };
  const accepted = await acceptRequest(tx, queue, of, now);
  return accepted.ok ? { ok: true } : { ok: false, reason: refusal(accepted.reason) };
}

async function answerConfirmation(tx: Tx, queue: Queue, given: Answering): Promise<AnswerResult> {
  const { booking, ask, actor, reference, note, now } = given;
  let last: AnswerResult = { ok: false, reason: 'ended' };
  for (const position of ask.positions) {
    const code = voucherCode(booking.code, position);
    const result = given.isYes
      ? await saveSupplierReference(tx, queue, { code, reference, actor, confirmedAt: now }, now)
      : await declineVoucher(tx, { code, actor, note }, now);
    if (result.ok) last = result;
    else if (result.reason === 'not_allowed') return { ok: false, reason: 'not_allowed' };
  }
  return last;
}

function refusal(reason: string): Exclude<AnswerResult, { ok: true }>['reason'] {
  if (reason === 'not_allowed' || reason === 'too_late') return reason;
  return reason === 'sold_out' || reason === 'voucher_taken' ? 'sold_out' : 'ended';
}
