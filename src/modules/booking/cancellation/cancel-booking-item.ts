import { activePositions, cancelItem } from '#modules/booking/active-items.ts';
import { bookingItemsCancelled, bookingRefundRequested } from '#modules/booking/events.ts';
import { endOpenParts } from '#modules/booking/list-parts.ts';
import { holdOf, type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { closeChange, findOpenChange } from '#modules/booking/open-change.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import { writeQuote } from '#modules/booking/write-quote.ts';
import { shrinkHold } from '#modules/inventory/holds/shrink-hold.ts';
import { reopenPrepaidCodes } from '#modules/inventory/prepaid-codes/prepaid-codes.ts';
import { type BookingFunds, getBookingFunds, postLedger } from '#modules/payments/ledger/ledger.ts';
import { requestRefund } from '#modules/payments/refunds/request-refund.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { feeOf, isFeeless } from './refund-for.ts';

/** The effect of cancelling one of several items, in đồng. */
export interface ItemCancellation {
  position: number;
  title: string;
  unitTitle: string;
  amountVnd: number;
  /** The part of its payments that is retained. */
  feeVnd: number;
  refundVnd: number;
  /** The booking's price afterwards, including the fee. */
  totalVnd: number;
  /** Until when this applies; null when it no longer changes. ISO. */
  until: string | null;
}

export type CancelItemResult =
  | { ok: true; cancellation: ItemCancellation; promisedOn: string | null }
  /** 'only_item': no other item would be left, so the whole booking has to be cancelled. */
  | {
      ok: false;
      reason: 'not_allowed' | 'unknown_booking' | 'not_cancellable' | 'only_item' | 'too_late';
    }
  | { ok: false; reason: 'refund_changed'; cancellation: ItemCancellation };

interface CancelRequest {
  code: string;
  position: number;
  actor: Actor;
}

/** What cancelling each item on its own would refund now; empty where no other item would be left. */
export async function listItemCancellations(
  db: Executor,
  booking: Pick<LockedBooking, 'id' | 'state' | 'quote'>,
  now: Date,
): Promise<ItemCancellation[]> {
  const going = activePositions(booking.quote);
  if (booking.state !== 'confirmed' || going.length < 2) return [];
  const funds = await getBookingFunds(db, booking.id);
  return going.flatMap((position) => {
    const item = booking.quote.items[position];
    const isPossible = item && !item.options.openDated && now < new Date(item.startsAt);
    return isPossible ? [cancellationOf(booking.quote, { position, item, funds, now })] : [];
  });
}

/**
 * Cancels one item of a confirmed booking by its own conditions; the others stay as they are. The fee goes on counting as part
 * of the booking's price, so that no later change or cancellation refunds it. A change that waits for its difference ends.
 * @param expectedRefundVnd the refund that was shown; refused unless it is exactly this one
 */
export async function cancelBookingItem(
  db: Executor,
  queue: Queue,
  { note = '', expectedRefundVnd, ...request }: CancelRequest & { note?: string; expectedRefundVnd: number },
  now: Date,
): Promise<CancelItemResult> {
  const { actor, position } = request;
  return inTransaction(db, async (tx): Promise<CancelItemResult> => {
    const found = await prepare(tx, request, now);
    if (!found.ok) return found;
    const { booking, item, cancellation, goodwillVnd } = found;
    const { feeVnd, refundVnd } = cancellation;
    if (expectedRefundVnd !== refundVnd) return { ok: false, reason: 'refund_changed', cancellation };
    const change = await findOpenChange(tx, booking.id);
    if (change) await closeChange(tx, { bookingId: booking.id, change }, { to: 'ended', now });
    const { id } = holdOf(booking);
    await shrinkHold(tx, id, { demand: item.takes.places, vehicles: item.takes.vehicles });
    const { voucherCode } = item.options;
    if (voucherCode && isFeeless(item, now)) await reopenPrepaidCodes(tx, id, usedCodes(booking, item));
    await writeQuote(tx, booking.id, cancelItem(booking.quote, position, feeVnd));
    await endOpenParts(tx, booking.id, now);
    const reason = isStaff(actor) ? 'item_cancelled_by_staff' : 'item_cancelled_by_guest';
    const details = { position, title: item.productTitle, note, refundVnd, feeVnd };
    await recordEvent(tx, booking, { actor, reason, details, now });
    await queue.send(tx, bookingItemsCancelled, { bookingId: booking.id, at: now.toISOString() });
    const counted = { bookingId: booking.id, cause: 'goodwill_counted', amountVnd: goodwillVnd } as const;
    if (goodwillVnd > 0) await postLedger(tx, { ...counted, from: 'goodwill', to: 'guest' });
    if (refundVnd === 0) return { ok: true, cancellation, promisedOn: null };
    const refund = await requestRefund(tx, { booking, cause: 'cancelled', amountVnd: refundVnd, now });
    await queue.send(tx, bookingRefundRequested, { bookingId: booking.id, refundId: refund.id });
    return { ok: true, cancellation, promisedOn: refund.promisedOn };
  });
}

interface Prepared {
  ok: true;
  booking: LockedBooking;
  item: QuotedItem;
  cancellation: ItemCancellation;
  /** Earlier goodwill that turns out to be part of what is owed now. */
  goodwillVnd: number;
}

type Refusal = Exclude<CancelItemResult, { ok: true } | { reason: 'refund_changed' }>;

/** Locks the booking and computes fee and refund. */
async function prepare(
  tx: Tx,
  { code, position, actor }: CancelRequest,
  now: Date,
): Promise<Prepared | Refusal> {
  if (isStaff(actor) && !may(actor, 'booking.cancel')) return { ok: false, reason: 'not_allowed' };
  const booking = await lockBooking(tx, { code });
  if (!booking) return { ok: false, reason: 'unknown_booking' };
  const going = activePositions(booking.quote);
  const item = booking.quote.items[position];
  if (booking.state !== 'confirmed' || !item || !going.includes(position) || item.options.openDated)
    return { ok: false, reason: 'not_cancellable' };
  if (going.length === 1) return { ok: false, reason: 'only_item' };
  if (now >= new Date(item.startsAt) && !isStaff(actor)) return { ok: false, reason: 'too_late' };
  const funds = await getBookingFunds(tx, booking.id);
  const cancellation = cancellationOf(booking.quote, { position, item, funds, now });
  const { feeVnd, refundVnd } = cancellation;
  const goodwillVnd = paidFor(booking.quote, item, funds) - feeVnd - refundVnd;
  return { ok: true, booking, item, cancellation, goodwillVnd };
}

/** A guest who has paid only deposits has paid that much of an item, and does not have to pay more. */
function paidFor({ dueNow }: Quote, item: QuotedItem, { paidVnd }: BookingFunds): number {
  return Math.min(item.amount, Math.max(0, paidVnd - (dueNow - item.dueNow)));
}

function cancellationOf(
  quote: Quote,
  { position, item, funds, now }: { position: number; item: QuotedItem; funds: BookingFunds; now: Date },
): ItemCancellation {
  const paidVnd = paidFor(quote, item, funds);
  const feeVnd = Math.min(paidVnd, feeOf(item, now));
  const refundVnd = Math.max(0, Math.min(paidVnd - feeVnd, funds.refundableVnd));
  const until = item.cancellation.find((step) => now <= new Date(step.until))?.until ?? null;
  const { productTitle: title, unitTitle, amount: amountVnd } = item;
  const totalVnd = quote.total - amountVnd + feeVnd;
  return { position, title, unitTitle, amountVnd, feeVnd, refundVnd, totalVnd, until };
}

function usedCodes({ quote }: LockedBooking, item: QuotedItem): string[] {
  return requiredInventory({ ...quote, items: [item] }).vouchers;
}
