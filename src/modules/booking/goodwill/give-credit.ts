import { sql } from 'kysely';
import { bookingCreditGiven } from '#modules/booking/events.ts';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { getPayer, withoutPayer } from '#modules/booking/without-payer.ts';
import { issueCredit } from '#modules/payments/credits/credits.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';

/** A larger amount is a typing mistake, not goodwill. */
const maxVnd = 100_000_000;

/** Time within which what one person gives for one booking counts together against their limit. */
const togetherHours = 24;

export type GiveCreditResult =
  /** `creditCode`: null where a second person has to approve first. */
  | { ok: true; creditCode: string | null }
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_booking' | 'nothing_bought' | 'no_amount' | 'already_proposed';
    };

/**
 * Gives a booking's guest credit as goodwill: a cost of ours, valid for a year like all credit. Above the limit of their role it
 * waits for a second person (`decideCredit`); what the same person gave for the booking within a day counts as one gift.
 */
export async function giveCredit(
  db: Database,
  queue: Queue,
  { code, amountVnd, reason, actor }: { code: string; amountVnd: number; reason: string; actor: Actor },
  now: Date,
): Promise<GiveCreditResult> {
  if (!may(actor, 'credit.give')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<GiveCreditResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!canGetCredit(booking)) return { ok: false, reason: 'nothing_bought' };
    if (!Number.isSafeInteger(amountVnd) || amountVnd <= 0 || amountVnd > maxVnd)
      return { ok: false, reason: 'no_amount' };
    const givenVnd = await sumGivenLately(tx, { bookingId: booking.id, actor }, now);
    const isWithinLimit = Boolean(may(actor, 'credit.give', givenVnd + amountVnd));
    if (isWithinLimit) {
      const given = { amountVnd, note: reason, actor };
      return { ok: true, creditCode: await issue(tx, queue, booking, given, now) };
    }
    const why = await withoutPayer(tx, booking, reason);
    const proposed = await tx
      .insertInto('credit_proposals')
      .values({
        ...{ booking_id: booking.id, amount_vnd: amountVnd, reason: why },
        ...{ proposed_by: actorText(actor), proposed_name: actor.name, proposed_at: now },
      })
      .onConflict((conflict) => conflict.column('booking_id').where('state', '=', 'proposed').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!proposed) return { ok: false, reason: 'already_proposed' };
    const object = { type: 'booking', id: code };
    await writeHistory(tx, { actor, verb: 'credit.propose', object, after: { amountVnd }, reason: why, now });
    return { ok: true, creditCode: null };
  });
}

/** What a person gave for a locked booking within the last day without a second one; what two people agreed on does not count. */
async function sumGivenLately(
  tx: Tx,
  { bookingId, actor }: { bookingId: string; actor: Actor },
  now: Date,
): Promise<number> {
  const { givenVnd } = await tx
    .selectFrom('booking_events as event')
    .select(sql<number>`coalesce(sum((event.details ->> 'amountVnd')::bigint), 0)::bigint`.as('givenVnd'))
    .where('event.booking_id', '=', bookingId)
    .where('event.reason', '=', 'credit_given')
    .where('event.actor', '=', actorText(actor))
    .where('event.at', '>', new Date(now.getTime() - togetherHours * 3_600_000))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_proposals')
            .select('id')
            .where('booking_id', '=', bookingId)
            .where('credit_code', '=', sql<string>`event.details ->> 'credit'`),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return givenVnd;
}

/** Whether the booking is a trip that was bought, whatever became of it; a gift card is not. */
export function canGetCredit({ state, quote }: Pick<LockedBooking, 'state' | 'quote'>): boolean {
  const isBought = ['confirmed', 'disrupted', 'completed', 'cancelled', 'declined'].includes(state);
  return isBought && !isGiftOrder(quote);
}

export type DecideCreditResult =
  | { ok: true; creditCode: string | null }
  | { ok: false; reason: 'not_allowed' | 'unknown_proposal' | 'already_decided' | 'same_person' };

/** Approves or refuses credit that its proposer could not give alone; the proposer may only withdraw it. */
export async function decideCredit(
  db: Database,
  queue: Queue,
  { id, isAgreed, answer, actor }: { id: number; isAgreed: boolean; answer: string; actor: Actor },
  now: Date,
): Promise<DecideCreditResult> {
  if (!may(actor, 'credit.approve') && !may(actor, 'credit.give'))
    return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<DecideCreditResult> => {
    const found = await readProposal(tx, id);
    const booking = found && (await lockBooking(tx, { id: found.booking_id }));
    const proposal = booking && (await readProposal(tx, id));
    if (!booking || !proposal)
      return { ok: false, reason: may(actor, 'credit.approve') ? 'unknown_proposal' : 'not_allowed' };
    const isOwn = proposal.proposed_by === actorText(actor);
    if (isOwn && isAgreed) return { ok: false, reason: 'same_person' };
    if (!isOwn && !may(actor, 'credit.approve', proposal.amount_vnd))
      return { ok: false, reason: 'not_allowed' };
    if (proposal.state !== 'proposed') return { ok: false, reason: 'already_decided' };
    const given = { amountVnd: proposal.amount_vnd, note: proposal.reason, actor };
    const creditCode = isAgreed ? await issue(tx, queue, booking, given, now) : null;
    const plain = await withoutPayer(tx, booking, answer);
    await tx
      .updateTable('credit_proposals')
      .set({
        ...{ state: isAgreed ? 'given' : 'rejected', answer: plain, credit_code: creditCode },
        ...{ decided_by: actorText(actor), decided_name: actor.name, decided_at: now },
      })
      .where('id', '=', id)
      .execute();
    if (isAgreed) return { ok: true, creditCode };
    const object = { type: 'booking', id: booking.code };
    const after = { amountVnd: proposal.amount_vnd };
    await writeHistory(tx, { actor, verb: 'credit.reject', object, after, reason: plain, now });
    return { ok: true, creditCode };
  });
}

/** The lock of the booking protects its proposals, too. */
function readProposal(tx: Tx, id: number) {
  return tx.selectFrom('credit_proposals').selectAll().where('id', '=', id).executeTakeFirst();
}

async function issue(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { amountVnd, note, actor }: { amountVnd: number; note: string; actor: Actor },
  now: Date,
): Promise<string> {
  const { id: bookingId } = booking;
  const { phone, email } = await getPayer(tx, bookingId);
  const credit = await issueCredit(tx, { bookingId, phone, email, amountVnd, cause: 'credit_given', now });
  const details = { amountVnd, credit: credit.code, validUntil: credit.validUntil, note };
  await recordEvent(tx, booking, { actor, reason: 'credit_given', details, now });
  await queue.send(tx, bookingCreditGiven, { bookingId, creditCode: credit.code });
  return credit.code;
}

/** Credit that waits for a second person. */
export interface CreditProposal {
  id: number;
  amountVnd: number;
  reason: string;
  proposedBy: string;
  proposedName: string;
  proposedAt: Date;
}

/** The pending proposal of a booking; null without one. */
export async function findCreditProposal(db: Executor, bookingId: string): Promise<CreditProposal | null> {
  const row = await db
    .selectFrom('credit_proposals')
    .select(['id', 'amount_vnd as amountVnd', 'reason', 'proposed_by as proposedBy'])
    .select(['proposed_name as proposedName', 'proposed_at as proposedAt'])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'proposed')
    .executeTakeFirst();
  return row ?? null;
}
