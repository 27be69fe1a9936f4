import { changeState } from '#modules/booking/change-state.ts';
import { bookingMatchUndone } from '#modules/booking/events.ts';
import { heldAfterAnswer } from '#modules/booking/held-until.ts';
import { endOpenParts } from '#modules/booking/list-parts.ts';
import { holdOf, type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import { type BookingState, isAwaitingPayment } from '#modules/booking/state.ts';
import { unsellHold } from '#modules/inventory/holds/holds.ts';
import { endAttempts, renewQr } from '#modules/payments/attempts/attempts.ts';
import { getPaidAmount, postLedger } from '#modules/payments/ledger/ledger.ts';
import { withdrawRefund } from '#modules/payments/refunds/withdraw-refund.ts';
import {
  lockWebhookEvent,
  markWebhookEventProcessed,
} from '#modules/payments/webhook-events/webhook-events.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { keepIf, tryOut } from '#platform/db/try-out.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { startsAt } from '../cancellation/refund-for.ts';
import {
  findUndoObstacle,
  type Matched,
  readMatched,
  type UndoObstacle,
} from './steps/find-undo-obstacle.ts';

export type { UndoObstacle } from './steps/find-undo-obstacle.ts';

/** What taking a match back comes to. Amounts are đồng. */
export interface UndoneMatch {
  code: string;
  amountVnd: number;
  /** How the booking stands then, and before. */
  state: BookingState;
  stateBefore: BookingState;
  /** What the booking has then, and what it still has to pay for its places. */
  paidVnd: number;
  dueVnd: number;
  /** Until when its places are held for its guest, where they were sold. */
  heldUntil: Date | null;
  /** What was to go back to its guest and is no longer owed. */
  withdrawnVnd: number;
}

export type UndoMatchResult =
  | { ok: true; undone: UndoneMatch }
  | { ok: false; reason: 'not_allowed' | 'unknown_message' | 'not_a_transfer' | 'not_matched'; code?: string }
  | ({ ok: false; code: string } & UndoObstacle);

interface Undo {
  inboxId: number;
  /** Why, for the history; guests do not read it. */
  note: string;
  actor: Actor;
}

/** What `undoMatch` would do; nothing of it is written. */
export function previewUndoMatch(
  db: Database,
  queue: Queue,
  undo: Omit<Undo, 'note'>,
  now: Date,
): Promise<UndoMatchResult> {
  return tryOut(db, (tx) => undoMatch(tx, queue, { ...undo, note: '' }, now));
}

/**
 * Takes a bank transfer out of the booking that it was matched with by mistake, whoever did that: from then on it is money of nobody
 * again. The ledger gets opposite entries of today, so that no closed day changes. Refused once something came of it that cannot be
 * taken back; a second call finds nothing matched. Lock order: message → booking → refunds → hold.
 */
export function undoMatch(
  db: Executor,
  queue: Queue,
  { inboxId, note, actor }: Undo,
  now: Date,
): Promise<UndoMatchResult> {
  return keepIf(
    db,
    async (tx): Promise<UndoMatchResult> => {
      if (!may(actor, 'payment.unassign')) return { ok: false, reason: 'not_allowed' };
      const found = await lockMatched(tx, inboxId);
      if (!found.ok) return found;
      const { booking, matched } = found;
      const { code } = booking;
      const withdrawnVnd = await withdrawSurplus(tx, matched, { actor, now });
      const paidVnd = (await getPaidAmount(tx, booking.id)) - matched.amountVnd;
      const obstacle = await findUndoObstacle(tx, booking, { ...matched, paidVnd, withdrawnVnd }, now);
      if (obstacle) return { ok: false, code, ...obstacle };
      await moveMoney(tx, booking, matched, now);
      const standing = await settleBooking(tx, queue, booking, { matched, paidVnd, note, actor, now });
      await writeHistory(tx, {
        ...{ actor, verb: 'payment.unassign', object: { type: 'money', id: String(inboxId) } },
        ...{ before: { booking: code, outcome: matched.outcome }, after: { outcome: 'unmatched' } },
        ...{ reason: note, now },
      });
      await queue.send(tx, bookingMatchUndone, { bookingId: booking.id, at: now.toISOString() });
      const { amountVnd } = matched;
      const undone = { code, amountVnd, stateBefore: booking.state, withdrawnVnd, ...standing };
      return { ok: true, undone };
    },
    ({ ok }) => ok,
  );
}

type LockedMatch = { ok: true; booking: LockedBooking; matched: Matched };

async function lockMatched(
  tx: Tx,
  inboxId: number,
): Promise<LockedMatch | { ok: false; reason: 'unknown_message' | 'not_a_transfer' | 'not_matched' }> {
  const known = await tx
    .selectFrom('payment_inbox')
    .select('id')
    .where('id', '=', inboxId)
    .executeTakeFirst();
  if (!known) return { ok: false, reason: 'unknown_message' };
  const message = await lockWebhookEvent(tx, inboxId);
  if (message.provider !== 'bank') return { ok: false, reason: 'not_a_transfer' };
  const { bookingId } = await tx
    .selectFrom('payment_inbox')
    .select('booking_id as bookingId')
    .where('id', '=', inboxId)
    .executeTakeFirstOrThrow();
  const booking = bookingId ? await lockBooking(tx, { id: bookingId }) : null;
  if (!booking || message.amountVnd === null) return { ok: false, reason: 'not_matched' };
  return { ok: true, booking, matched: await readMatched(tx, booking, message) };
}

/** What was too much because of this money, or beside it, is not owed any more; what still is comes back when it is counted anew. */
async function withdrawSurplus(
  tx: Tx,
  { surplus }: Matched,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const step = { actor, reason: 'Khoản tiền này không phải của đặt chỗ.', now };
  for (const { id } of surplus) await withdrawRefund(tx, id, step);
  return surplus.reduce((sum, { amountVnd }) => sum + amountVnd, 0);
}

async function moveMoney(tx: Tx, { id }: LockedBooking, { inboxId, amountVnd }: Matched, now: Date) {
  const entry = { inboxId, amountVnd, cause: 'match_undone' };
  await postLedger(tx, { ...entry, bookingId: id, from: 'bank', to: 'guest' });
  await postLedger(tx, { ...entry, cause: 'unmatched', bookingId: null, from: 'unmatched', to: 'bank' });
  await markWebhookEventProcessed(tx, inboxId, { outcome: 'unmatched', bookingId: null, now });
}

interface Settling {
  matched: Matched;
  paidVnd: number;
  note: string;
  actor: Actor;
  now: Date;
}

/** What becomes of the booking with what it has left. */
async function settleBooking(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { matched: { amountVnd }, paidVnd, note, actor, now }: Settling,
): Promise<Pick<UndoneMatch, 'state' | 'paidVnd' | 'dueVnd' | 'heldUntil'>> {
  await endOpenParts(tx, booking.id, now);
  const isSold = ['confirmed', 'completed', 'disrupted'].includes(booking.state);
  const change = { actor, reason: 'match_undone' as const, details: { amountVnd, note }, now };
  const to = stateAfter(booking, paidVnd);
  const dueVnd = Math.max(
    0,
    (isSold && to === booking.state ? booking.totalVnd : booking.dueNowVnd) - paidVnd,
  );
  let heldUntil: Date | null = null;
  if (to === 'pending_payment' && isSold) {
    heldUntil = heldAfterAnswer({ now, startsAt: startsAt(booking.quote) });
    await unsellHold(tx, holdOf(booking).id, { expiresAt: heldUntil, reason: 'match_undone' });
  }
  if (to === booking.state) await recordEvent(tx, booking, change);
  else await changeState(tx, booking, to, change);
  if (isAwaitingPayment(to)) await askAgain(tx, booking, { dueVnd, expiresAt: heldUntil, now });
  const surplusVnd = isSold && to === booking.state ? paidVnd - booking.totalVnd : 0;
  if (surplusVnd > 0)
    await returnSurplus(tx, queue, booking, { amountVnd: surplusVnd, cause: 'overpaid', actor, now });
  return { state: to, paidVnd: paidVnd - Math.max(0, surplusVnd), dueVnd, heldUntil };
}

function stateAfter({ state, dueNowVnd }: LockedBooking, paidVnd: number): BookingState {
  if (state === 'confirmed' && paidVnd < dueNowVnd) return 'pending_payment';
  if (state === 'paid_unallocated' && paidVnd === 0) return 'expired';
  return state;
}

/** A QR for what is to be paid now, in place of the one that asked for the rest. */
async function askAgain(
  tx: Tx,
  { id: bookingId, code: bookingCode, hold }: LockedBooking,
  { dueVnd, expiresAt, now }: { dueVnd: number; expiresAt: Date | null; now: Date },
): Promise<void> {
  await endAttempts(tx, bookingId, { state: 'cancelled', now });
  const until = expiresAt ?? hold?.expiresAt ?? now;
  await renewQr(tx, { bookingId, bookingCode, amountVnd: dueVnd, expiresAt: until, now });
}
