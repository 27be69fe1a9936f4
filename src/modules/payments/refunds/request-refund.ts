import { randomUUID } from 'node:crypto';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import { type Actor, actorText, isStaff } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { promisedWorkingDays, submitWorkingDays } from './refund-promise.ts';
import { addWorkingDays } from './steps/add-working-days.ts';
import { type LockedRefund, recordRefundEvent } from './steps/move-refund.ts';
import { planRefund } from './steps/plan-refund.ts';
import { approvalsNeeded, type RefundCause } from './steps/refund-causes.ts';
import { releaseRefund } from './steps/release-refund.ts';
import { type RefundShare, shareRefund } from './steps/share-refund.ts';

export type { RefundCause };

interface RefundRequest {
  /** Its code is the prefix of the payouts' references. */
  booking: { id: string; code: string };
  cause: RefundCause;
  amountVnd: number;
  /** The payer whose payment is refunded; without it, all payers are refunded in proportion. */
  payer?: { partId: string | null };
  /** The requester, where it does not follow from a rule; counts as the first approver. */
  actor?: Actor;
  /** The requester's reason. */
  reason?: string;
  now: Date;
}

/**
 * Requests a refund: from here on the amount no longer counts as paid but is payable to the guest. Plans its payouts and
 * promises a day accordingly; a refund that follows from a rule and is not large is approved at once. Where several payers paid
 * parts of the booking, each gets a refund, with the approvals required for the whole. The caller has locked the booking.
 * @returns the first of them, with the latest day
 * @throws when the booking's refunds would exceed its payments (checked again by the database at the end)
 */
export async function requestRefund(
  tx: Tx,
  { payer, ...request }: RefundRequest,
): Promise<{ id: string; promisedOn: string }> {
  const { booking, amountVnd } = request;
  const shares = payer ? [{ ...payer, amountVnd }] : await shareRefund(tx, booking.id, amountVnd);
  const made = [];
  for (const share of shares)
    made.push(await requestShare(tx, { ...request, ...share, decidedVnd: amountVnd }));
  const [first] = made;
  if (!first) throw new RangeError(`Not an amount that can be refunded: ${amountVnd}`);
  const promisedOn = made
    .map((one) => one.promisedOn)
    .toSorted()
    .at(-1) as string;
  return { id: first.id, promisedOn };
}

async function requestShare(
  tx: Tx,
  {
    booking,
    cause,
    amountVnd,
    partId,
    decidedVnd,
    actor = 'system',
    reason = '',
    now,
  }: Omit<RefundRequest, 'payer'> & RefundShare & { decidedVnd: number },
): Promise<{ id: string; promisedOn: string }> {
  const bookingId = booking.id;
  const refund: LockedRefund = {
    id: randomUUID(),
    bookingId,
    partId,
    decidedVnd,
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
  // Goodwill is a cost of ours, and the price of the booking stays paid.
  const to = cause === 'goodwill' ? ('goodwill' as const) : ('guest' as const);
  const owed = {
    bookingId,
    cause: `refund_${cause}`,
    from: 'refund_payable' as const,
    to,
    amountVnd,
    partId,
  };
  await postLedger(tx, owed);
  const promisedOn = await promiseRefund(tx, { ...refund, bookingCode: booking.code }, now);
  if (approvalsNeeded(cause, decidedVnd) === 0) {
    await releaseRefund(tx, refund, { actor: 'system', reason: 'follows_from_rule', now });
  } else if (isStaff(actor)) {
    await tx
      .insertInto('refund_approvals')
      .values({ refund_id: refund.id, actor: actorText(actor), at: now })
      .execute();
  }
  return { id: refund.id, promisedOn };
}

/** Plans the payouts of a refund. @returns the day by which it arrives */
async function promiseRefund(
  tx: Tx,
  refund: LockedRefund & { bookingCode: string },
  now: Date,
): Promise<string> {
  const days = promisedWorkingDays(await planRefund(tx, refund, now));
  const today = dayInVietnam(now);
  const daysOff = await listDaysOff(tx, today);
  const promisedOn = addWorkingDays(today, days, daysOff);
  await tx
    .updateTable('refunds')
    .set({ promised_on: promisedOn, submit_by: addWorkingDays(today, submitWorkingDays, daysOff) })
    .where('id', '=', refund.id)
    .execute();
  return promisedOn;
}

async function insertRefund(tx: Tx, refund: LockedRefund, reason: string): Promise<void> {
  const { id, bookingId, partId, decidedVnd, cause, amountVnd, state, requestedBy, createdAt } = refund;
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
      part_id: partId,
      decided_vnd: decidedVnd,
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
