import { extendCredit, lockCredit } from '#modules/payments/credits/credits.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { giftCardDue } from '../events.ts';
import { may } from '../policy.ts';

export type ChangeGiftCardResult =
  | { ok: true }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'no_reason'
        | 'unknown_gift_card'
        | 'not_paid'
        | 'is_over'
        | 'is_stopped'
        | 'not_later'
        | 'too_late';
    }
  /** Somebody else changed it meanwhile. */
  | { ok: false; reason: 'changed' };

interface Change {
  number: string;
  /** The version that was shown. */
  version: number;
  reason: string;
  actor: Actor;
}

/** Sends a card (again) to its recipient at once, at the given address, which also corrects a wrong one. */
export async function resendGiftCard(
  db: Database,
  queue: Queue,
  { email, ...change }: Change & { email: string },
  now: Date,
): Promise<ChangeGiftCardResult> {
  return changeCard(db, { ...change, verb: 'gift.edit' }, now, async (tx, card) => {
    if (card.stoppedAt) return { ok: false, reason: 'is_stopped' };
    await queue.send(tx, giftCardDue, { giftCardId: card.id, at: now.toISOString() });
    // The history names nobody: whether the address changed is enough.
    return {
      ok: true,
      values: { receiver_email: email, sent_at: now },
      after: { resent: true, isOtherAddress: email !== card.receiverEmail },
    };
  });
}

/** How far ahead of today a card may be extended, in days. */
const maxDays = 5 * 365;

/** Extends a card's last day (ISO), also after it has expired. */
export async function extendGiftCard(
  db: Database,
  { validUntil, ...change }: Change & { validUntil: string },
  now: Date,
): Promise<ChangeGiftCardResult> {
  return changeCard(db, { ...change, verb: 'gift.edit' }, now, async (tx, card) => {
    const today = dayInVietnam(now);
    if (validUntil <= card.validUntil || validUntil <= today) return { ok: false, reason: 'not_later' };
    if (validUntil > addDays(today, maxDays)) return { ok: false, reason: 'too_late' };
    await extendCredit(tx, card.number, validUntil);
    return { ok: true, before: { validUntil: card.validUntil }, after: { validUntil } };
  });
}

/** Stops a card, so that it pays nothing and is not sent, or resumes it. */
export async function stopGiftCard(
  db: Database,
  { isStopped, ...change }: Change & { isStopped: boolean },
  now: Date,
): Promise<ChangeGiftCardResult> {
  return changeCard(db, { ...change, verb: 'gift.stop' }, now, async (_, card) => {
    if (isStopped === Boolean(card.stoppedAt)) return { ok: true };
    return {
      ok: true,
      values: { stopped_at: isStopped ? now : null },
      before: { isStopped: !isStopped },
      after: { isStopped },
    };
  });
}

type Outcome =
  | {
      ok: true;
      values?: { receiver_email?: string; sent_at?: Date; stopped_at?: Date | null };
      before?: Record<string, unknown>;
      /** Absent where nothing had to be changed. */
      after?: Record<string, unknown>;
    }
  | Extract<ChangeGiftCardResult, { ok: false }>;

/** Locks a paid card by its credit, as payments with it do, lets `work` change it, and writes the history. */
async function changeCard(
  db: Database,
  { number, version, reason, actor, verb }: Change & { verb: 'gift.edit' | 'gift.stop' },
  now: Date,
  work: (tx: Tx, card: LockedGiftCard) => Promise<Outcome>,
): Promise<ChangeGiftCardResult> {
  if (!may(actor, verb)) return { ok: false, reason: 'not_allowed' };
  if (reason.trim() === '') return { ok: false, reason: 'no_reason' };
  return db.transaction().execute(async (tx): Promise<ChangeGiftCardResult> => {
    const card = await lockGiftCard(tx, number);
    if (!card.ok) return card;
    if (card.version !== version) return { ok: false, reason: 'changed' };
    if (card.refundedAt) return { ok: false, reason: 'is_over' };
    const outcome = await work(tx, card);
    if (!outcome.ok) return outcome;
    const { before = {}, after, values } = outcome;
    if (!after) return { ok: true };
    await tx
      .updateTable('gift_cards')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', card.id)
      .execute();
    const object = { type: 'gift_card', id: number };
    await writeHistory(tx, { actor, verb, object, before, after, reason, now });
    return { ok: true };
  });
}

interface LockedGiftCard {
  id: string;
  number: string;
  bookingId: string;
  amountVnd: number;
  restVnd: number;
  validUntil: string;
  receiverEmail: string;
  stoppedAt: Date | null;
  refundedAt: Date | null;
  version: number;
}

/** Locks a card's credit, then reads it. Bookings are locked before it. */
export async function lockGiftCard(
  tx: Tx,
  number: string,
): Promise<({ ok: true } & LockedGiftCard) | { ok: false; reason: 'unknown_gift_card' | 'not_paid' }> {
  const credit = await lockCredit(tx, number);
  const card = await tx
    .selectFrom('gift_cards')
    .select(['id', 'number', 'booking_id as bookingId', 'receiver_email as receiverEmail'])
    .select(['stopped_at as stoppedAt', 'refunded_at as refundedAt', 'version'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!card) return { ok: false, reason: 'unknown_gift_card' };
  if (!credit) return { ok: false, reason: 'not_paid' };
  const { amountVnd, restVnd, validUntil } = credit;
  return { ok: true, ...card, amountVnd, restVnd, validUntil };
}
