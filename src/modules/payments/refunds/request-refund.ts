import { randomUUID } from 'node:crypto';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import { type Actor, actorText, isStaff } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { approvalsNeeded, type RefundCause } from './refund-causes.ts';
import { promisedWorkingDays, submitWorkingDays } from './refund-promise.ts';
import { addWorkingDays } from './steps/add-working-days.ts';
import { type LockedRefund, recordRefundEvent } from './steps/move-refund.ts';
import { planRefund } from './steps/plan-refund.ts';
import { releaseRefund } from './steps/release-refund.ts';

export type { RefundCause };

/**
 * Owes a guest money back: from here on it is no longer theirs with us but payable to them. Plans how it goes out and
 * promises a day by that; what follows from a rule and is not large is approved at once. The caller has locked the
 * booking.
 * @throws when the booking's refunds would exceed its payments (checked again by the database at the end)
 */
export async function requestRefund(
  tx: Tx,
  {
    booking,
    cause,
    amountVnd,
    actor = 'system',
    reason = '',
    now,
  }: {
    /** Its code begins the references of the payouts. */
    booking: { id: string; code: string };
    cause: RefundCause;
    amountVnd: number;
    /** Who asked for it, where it does not follow from a rule; counts as the first to approve it. */
    actor?: Actor;
    /** Why, in the words of whoever asked. */
    reason?: string;
    now: Date;
  },
): Promise<{ id: string; promisedOn: string }> {
  const bookingId = booking.id;
  const refund: LockedRefund = {
    id: randomUUID(),
    bookingId,
    cause,
    amountVnd,
    state: 'requested',
    requestedBy: actorText(actor),
    createdAt: now,
  };
  await insertRefund(tx, refund, reason);
  await recordRefundEvent(tx, {
    refundId: refund.id,
    from: null,
    to: 'requested',
    step: { actor, reason: cause, details: { amountVnd }, now },
  });
  // What nobody owes is a cost of ours and leaves the price of the booking paid.
  const to = cause === 'goodwill' ? 'goodwill' : 'guest';
  await postLedger(tx, { bookingId, cause: `refund_${cause}`, from: 'refund_payable', to, amountVnd });
  const days = promisedWorkingDays(await planRefund(tx, { ...refund, bookingCode: booking.code }, now));
  const today = dayInVietnam(now);
  const daysOff = await listDaysOff(tx, today);
  const promisedOn = addWorkingDays(today, days, daysOff);
  await tx
    .updateTable('refunds')
    .set({ promised_on: promisedOn, submit_by: addWorkingDays(today, submitWorkingDays, daysOff) })
    .where('id', '=', refund.id)
    .execute();
  if (approvalsNeeded(cause, amountVnd) === 0) {
    await releaseRefund(tx, refund, { actor: 'system', reason: 'follows_from_rule', now });
  } else if (isStaff(actor)) {
    await tx
      .insertInto('refund_approvals')
      .values({ refund_id: refund.id, actor: actorText(actor), at: now })
      .execute();
  }
  return { id: refund.id, promisedOn };
}

async function insertRefund(tx: Tx, refund: LockedRefund, reason: string): Promise<void> {
  const { id, bookingId, cause, amountVnd, state, requestedBy, createdAt } = refund;
  const { count } = await tx
    .selectFrom('refunds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .where('cause', '=', cause)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('refunds')
    .values({
      id,
      booking_id: bookingId,
      cause,
      sequence: count + 1,
      amount_vnd: amountVnd,
      state,
      promised_on: dayInVietnam(createdAt),
      requested_by: requestedBy,
      reason,
      created_at: createdAt,
    })
    .execute();
}

/** Public holidays from a day on. */
export function listDaysOff(tx: Tx, from: string): Promise<{ from: string; to: string }[]> {
  return tx
    .selectFrom('holidays')
    .select(['from_on as from', 'to_on as to'])
    .where('status', '=', true)
    .where('is_public_holiday', '=', true)
    .where('to_on', '>=', from)
    .execute();
}
