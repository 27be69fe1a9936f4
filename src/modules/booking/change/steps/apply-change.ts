import { bookingRebooked } from '#modules/booking/events.ts';
import { endOpenParts } from '#modules/booking/list-parts.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { writeQuote } from '#modules/booking/write-quote.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { swapPlaces } from './swap-places.ts';

/**
 * Puts other items in place of those of a locked booking: places, price and terms; vouchers and mail follow the
 * announcement. @throws PlacesGone, before which nothing may have been written
 */
export async function applyChange(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  {
    quote,
    positions,
    ...change
  }: {
    quote: Quote;
    positions: readonly number[];
    actor: Actor;
    note?: string;
    release?: () => Promise<void>;
    now: Date;
  },
): Promise<void> {
  const { actor, note = '', now } = change;
  const itemsOf = ({ items }: Quote) => positions.map((position) => items[position] as QuotedItem);
  await swapPlaces(tx, booking, { before: itemsOf(booking.quote), after: itemsOf(quote) }, change);
  await writeQuote(tx, booking.id, quote);
  await endOpenParts(tx, booking.id, now);
  const details = { positions, beforeVnd: booking.totalVnd, totalVnd: quote.total, note };
  await recordEvent(tx, booking, { actor, reason: 'changed', details, now });
  await queue.send(tx, bookingRebooked, { bookingId: booking.id, at: now.toISOString() });
}
