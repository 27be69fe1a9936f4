import { changeState } from '#modules/booking/change-state.ts';
import { bookingRebooked } from '#modules/booking/events.ts';
import { endOpenParts } from '#modules/booking/list-parts.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { type MovedItem, movedItem } from '#modules/booking/moved-items.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { EventReason } from '#modules/booking/state.ts';
import { writeQuote } from '#modules/booking/write-quote.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { swapPlaces } from './swap-places.ts';

/**
 * Replaces items of a locked booking, or adds some: inventory, price and terms; vouchers and mail follow from the event. A booking that was
 * disrupted is thereby confirmed again. @throws AvailabilityLost, before which nothing may have been written
 */
export async function applyChange(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  {
    quote,
    positions,
    borneVnd,
    borneBy,
    ...change
  }: {
    quote: Quote;
    positions: readonly number[];
    /** The part of the difference that the company bears, and who decided that, where it was not `actor`. */
    borneVnd?: number;
    borneBy?: string;
    actor: Actor;
    note?: string;
    release?: () => Promise<void>;
    now: Date;
  },
): Promise<void> {
  const { actor, note = '', now } = change;
  const itemsOf = ({ items }: Quote): QuotedItem[] => positions.flatMap((position) => items[position] ?? []);
  const [before, after] = [itemsOf(booking.quote), itemsOf(quote)];
  const isAdded = before.length === 0;
  await swapPlaces(tx, booking, { before, after }, change);
  await writeQuote(tx, booking.id, quote);
  await endOpenParts(tx, booking.id, now);
  const moved = before.flatMap((item, at): MovedItem[] =>
    movedItem(positions[at] as number, item, after[at] as QuotedItem),
  );
  const reason = isAdded ? 'service_added' : moved.length > 0 ? 'moved' : 'changed';
  const event = {
    ...{ actor, reason: reason as EventReason, now },
    details: {
      ...{ positions, beforeVnd: booking.totalVnd, totalVnd: quote.total, note },
      ...(moved.length > 0 && { moved, borneVnd, borneBy }),
      ...(isAdded && { added: after.map(({ productTitle }) => productTitle).join(', ') }),
    },
  };
  if (booking.state === 'disrupted') await changeState(tx, booking, 'confirmed', event);
  else await recordEvent(tx, booking, event);
  await queue.send(tx, bookingRebooked, { bookingId: booking.id, at: now.toISOString() });
}
