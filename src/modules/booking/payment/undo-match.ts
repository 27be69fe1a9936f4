import { bookingMatchUndone } from '#modules/booking/events.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import type { BookingState } from '#modules/booking/state.ts';
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
import {
  findUndoObstacle,
  type Matched,
  readMatched,
  type UndoObstacle,
} from './steps/find-undo-obstacle.ts';

import { settleUndoneMatch, type UndoneStanding } from './steps/settle-undone-match.ts';

export type { UndoObstacle } from './steps/find-undo-obstacle.ts';

/** The result of undoing a match. Amounts are đồng. */
export interface UndoneMatch extends UndoneStanding {
  code: string;
  amountVnd: number;
  stateBefore: BookingState;
  /** Refunds owed to its guest that are withdrawn. */
  withdrawnVnd: number;
}

export type UndoMatchResult =
  | { ok: true; undone: UndoneMatch }
  | { ok: false; reason: 'not_allowed' | 'unknown_message' | 'not_a_transfer' | 'not_matched'; code?: string }
  | ({ ok: false; code: string } & UndoObstacle);

interface Undo {
  inboxId: number;
  /** The reason, for the history; guests do not see it. */
  note: string;
  actor: Actor;
  /** The user has verified that nobody sent a refund whose account is known; without this such a refund is an obstacle. */
  isUnsent?: boolean;
}

/** Previews `undoMatch`; rolled back. */
export function previewUndoMatch(
  db: Database,
  queue: Queue,
  undo: Omit<Undo, 'note'>,
  now: Date,
): Promise<UndoMatchResult> {
  return tryOut(db, (tx) => undoMatch(tx, queue, { ...undo, note: '' }, now));
}

/**
 * Removes a bank transfer from the booking that it was matched with by mistake, whoever matched it: from then on it is unmatched
 * again. The ledger gets reversing entries of today, so that no closed day changes. Refused once it had irreversible consequences; a
 * second call finds nothing matched. Lock order: message → booking → refunds → hold.
 */
export function undoMatch(
  db: Executor,
  queue: Queue,
  { inboxId, note, actor, isUnsent = false }: Undo,
  now: Date,
): Promise<UndoMatchResult> {
  return keepIf(
    db,
    async (tx): Promise<UndoMatchResult> => {
      if (!may(actor, 'payment.unassign')) return { ok: false, reason: 'not_allowed' };
      const found = await lockMatched(tx, inboxId, isUnsent);
      if (!found.ok) return found;
      const { booking, matched } = found;
      const { code } = booking;
      const withdrawnVnd = await withdrawSurplus(tx, matched, { actor, now });
      const paidVnd = (await getPaidAmount(tx, booking.id)) - matched.amountVnd;
      const obstacle = await findUndoObstacle(tx, booking, { ...matched, paidVnd, withdrawnVnd }, now);
      if (obstacle) return { ok: false, code, ...obstacle };
      await moveMoney(tx, booking, matched, now);
      const standing = await settleUndoneMatch(tx, queue, booking, { matched, paidVnd, note, actor, now });
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
  isUnsent: boolean,
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
  return { ok: true, booking, matched: await readMatched(tx, booking, message, { isUnsent }) };
}

/** Withdraws refunds of a surplus from this money, or beside it; what is still surplus is determined again when recounted. */
async function withdrawSurplus(
  tx: Tx,
  { surplus }: Matched,
  { actor, now }: { actor: Actor; now: Date },
): Promise<number> {
  const step = { actor, reason: 'Khoản tiền này không phải của đặt chỗ.', now };
  for (const { id } of surplus) await withdrawRefund(tx, id, step);
  return surplus.reduce((sum, { amountVnd }) => sum + amountVnd, 0);
}

async function moveMoney(tx: Tx, { id }: LockedBooking, { inboxId, amountVnd, part }: Matched, now: Date) {
  const entry = { inboxId, amountVnd, cause: 'match_undone' };
  await postLedger(tx, { ...entry, bookingId: id, partId: part?.id ?? null, from: 'bank', to: 'guest' });
  await postLedger(tx, { ...entry, cause: 'unmatched', bookingId: null, from: 'unmatched', to: 'bank' });
  await markWebhookEventProcessed(tx, inboxId, { outcome: 'unmatched', bookingId: null, now });
}
