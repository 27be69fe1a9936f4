import { sql } from 'kysely';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import { findPart, type PaymentPart } from '#modules/booking/list-parts.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { findOpenChange } from '#modules/booking/open-change.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import type { BookingState, EventReason } from '#modules/booking/state.ts';
import { listRefundsOfMessage, type RefundOfMessage } from '#modules/payments/refunds/withdraw-refund.ts';
import type { EventOutcome, LockedEvent } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Tx } from '#platform/db/connect.ts';
import { findUsedVoucher } from './find-used-voucher.ts';

/** Who caused the obstacle, and when; null where nobody in particular did. */
interface Happened {
  /** 'staff:<id>', 'guest' … */
  actor: string;
  at: Date;
}

/** Why a match can no longer be undone. */
export interface UndoObstacle {
  reason:
    | 'gift'
    | 'shared'
    | 'change_waits'
    | 'begun'
    | 'trip_over'
    | 'waits_choice'
    | 'booking_over'
    | 'refund_begun'
    /** Not recorded as sent, but somebody may be sending it: the user must confirm that nobody is. */
    | 'refund_named'
    | 'supplier_has_guest'
    | 'voucher_used'
    | 'codes_issued'
    | 'invoiced'
    | 'changed'
    | 'money_used';
  happened: Happened | null;
}

/** A transfer and the consequences of its match with a locked booking. */
export interface Matched {
  inboxId: number;
  amountVnd: number;
  outcome: EventOutcome;
  matchedAt: Date;
  /** The part that it paid, where several payers share; null for the holder's own payment. */
  part: PaymentPart | null;
  /** Refunds of the surplus to its guest that nobody has sent yet. */
  surplus: RefundOfMessage[];
  /** A refund out of this money that can no longer be withdrawn. */
  begun: RefundOfMessage | undefined;
}

const soldStates: readonly BookingState[] = ['confirmed', 'completed', 'disrupted'];
const surplusCauses: readonly string[] = ['overpaid', 'duplicate_payment'];

export async function readMatched(
  tx: Tx,
  { id: bookingId, state }: Pick<LockedBooking, 'id' | 'state'>,
  { id: inboxId, amountVnd, outcome, handledAt }: LockedEvent,
  { isUnsent: isSure }: { isUnsent: boolean },
): Promise<Matched> {
  const refunds = await listRefundsOfMessage(tx, { inboxId, bookingId });
  const canGo = ({ cause, isUnsent, hasAccount, isOfPart, isOfMessage }: RefundOfMessage) =>
    isUnsent && (isSure || !hasAccount) && (isOfMessage || !isOfPart) && surplusCauses.includes(cause);
  // Where inventory is sold, the surplus of other money may be what pays for it without this transfer.
  const counts = ({ isOfMessage }: RefundOfMessage) => isOfMessage || soldStates.includes(state);
  const { rows } = await sql<{ partId: string }>`
    SELECT part_id AS "partId" FROM ledger_entries
    WHERE inbox_id = ${inboxId} AND booking_id = ${bookingId} AND part_id IS NOT NULL LIMIT 1`.execute(tx);
  return {
    ...{ inboxId, amountVnd: amountVnd ?? 0, outcome: outcome as EventOutcome },
    matchedAt: handledAt ?? new Date(0),
    part: rows[0] ? await findPart(tx, rows[0].partId) : null,
    surplus: refunds.filter((refund) => canGo(refund) && counts(refund)),
    begun: refunds.find((refund) => refund.isOfMessage && !canGo(refund)),
  };
}

interface Left extends Matched {
  /** What would remain paid on the booking. */
  paidVnd: number;
  withdrawnVnd: number;
}

/** The obstacle to undoing a match, the most obvious first; null without one. */
export async function findUndoObstacle(
  tx: Tx,
  booking: LockedBooking,
  matched: Left,
  now: Date,
): Promise<UndoObstacle | null> {
  const { state } = booking;
  const { begun, paidVnd, withdrawnVnd, amountVnd } = matched;
  if (isGiftOrder(booking.quote))
    return { reason: 'gift', happened: await eventOf(tx, booking, ['gift_issued']) };
  if (begun) {
    const isNamed = begun.isUnsent && surplusCauses.includes(begun.cause);
    const happened = { actor: begun.requestedBy, at: begun.createdAt };
    return { reason: isNamed ? 'refund_named' : 'refund_begun', happened };
  }
  if (matched.part && !canReopen(matched.part, matched)) return { reason: 'shared', happened: null };
  const isOver = ['declined', 'cancelled', 'refunding', 'expired'].includes(state);
  if (isOver && withdrawnVnd < amountVnd)
    return { reason: 'booking_over', happened: await lastEventOf(tx, booking) };
  if (paidVnd < 0) return { reason: 'money_used', happened: await eventOf(tx, booking, ['credited']) };
  if (state === 'confirmed' && (await findOpenChange(tx, booking.id)))
    return { reason: 'change_waits', happened: await eventOf(tx, booking, ['change_offered']) };
  const isSold = soldStates.includes(state);
  if (!isSold || paidVnd >= booking.dueNowVnd) return null;
  if (state === 'completed')
    return { reason: 'trip_over', happened: await eventOf(tx, booking, ['trip_completed']) };
  if (state === 'disrupted') return { reason: 'waits_choice', happened: await lastEventOf(tx, booking) };
  return findSoldObstacle(tx, booking, matched, now);
}

/** Whether this money alone paid the part. */
function canReopen({ state, amountVnd: partVnd }: PaymentPart, { amountVnd }: Matched): boolean {
  return state === 'paid' && partVnd <= amountVnd;
}

/** What prevents undoing the sale of inventory, once vouchers, suppliers or guests have acted on it. */
async function findSoldObstacle(
  tx: Tx,
  booking: LockedBooking,
  { matchedAt }: Left,
  now: Date,
): Promise<UndoObstacle | null> {
  const items = booking.quote.items.filter(({ ended }) => !ended);
  if (items.some(({ startsAt, options }) => !options.openDated && now >= new Date(startsAt)))
    return { reason: 'begun', happened: null };
  const voucher = await findUsedVoucher(tx, booking.id);
  if (voucher) {
    const { actor, at, isUsed } = voucher;
    return { reason: isUsed ? 'voucher_used' : 'supplier_has_guest', happened: at && { actor, at } };
  }
  const { rows: codes } = await sql`
    SELECT FROM open_vouchers WHERE booking_id = ${booking.id} AND state <> 'void' LIMIT 1`.execute(tx);
  if (codes.length > 0 || requiredInventory(booking.quote).vouchers.length > 0)
    return { reason: 'codes_issued', happened: null };
  const invoiced = await eventOf(tx, booking, ['invoice_issued']);
  if (invoiced) return { reason: 'invoiced', happened: invoiced };
  const changed = await eventOf(tx, booking, changes, matchedAt);
  return changed && { reason: 'changed', happened: changed };
}

/** Agreements with the guest about inventory that they had. */
const changes: readonly EventReason[] = [
  'changed',
  'moved',
  'service_added',
  'rebooked',
  'item_cancelled_by_guest',
  'item_cancelled_by_staff',
  'departure_moved',
  'departure_regrouped',
  'no_show_noted',
];

/** The last event of these kinds of a booking; null without one. */
async function eventOf(
  tx: Tx,
  { id }: Pick<LockedBooking, 'id'>,
  reasons: readonly EventReason[],
  after = new Date(0),
): Promise<Happened | null> {
  const row = await tx
    .selectFrom('booking_events')
    .select(['actor', 'at'])
    .where('booking_id', '=', id)
    .where('reason', 'in', reasons)
    .where('at', '>', after)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

async function lastEventOf(tx: Tx, { id }: Pick<LockedBooking, 'id'>): Promise<Happened | null> {
  const row = await tx
    .selectFrom('booking_events')
    .select(['actor', 'at'])
    .where('booking_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
