import { randomUUID } from 'node:crypto';
import { bookingChangeOffered } from '#modules/booking/events.ts';
import { endOpenParts } from '#modules/booking/list-parts.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { toStoredQuote } from '#modules/booking/stored-quote.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { QuotedChange } from '../quote-change.ts';
import { AvailabilityLost, addedInventory } from './swap-places.ts';

/** Holds the additional inventory of a change until the difference is paid. */
export async function offerChange(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  {
    quoted,
    borneVnd = 0,
    actor,
    note,
    now,
  }: {
    quoted: QuotedChange;
    /** The part of the difference that the company bears. */
    borneVnd?: number;
    actor: Actor;
    note: string;
    now: Date;
  },
): Promise<void> {
  const { preview, paidVnd, quote, positions, before, after, payBy } = quoted;
  const holdId = randomUUID();
  const { places: demand, vehicles } = addedInventory(
    before.map(({ takes }) => takes),
    after.map(({ takes }) => takes),
  );
  const taken = await reserveInventory(tx, { holdId, demand, vehicles, expiresAt: payBy, now });
  if (!taken.ok) throw new AvailabilityLost();
  await tx
    .insertInto('booking_changes')
    .values({
      id: randomUUID(),
      booking_id: booking.id,
      quote: toStoredQuote(quote),
      positions,
      due_now_vnd: paidVnd + preview.dueVnd,
      total_vnd: quote.total,
      hold_id: holdId,
      made_by: actorText(actor),
      made_at: now,
    })
    .execute();
  await endOpenParts(tx, booking.id, now);
  const { dueVnd, beforeVnd, totalVnd } = preview;
  const details = { positions, dueVnd, beforeVnd, totalVnd, payBy: payBy.toISOString(), note, borneVnd };
  await recordEvent(tx, booking, { actor, reason: 'change_offered', details, now });
  await queue.send(tx, bookingChangeOffered, { bookingId: booking.id, at: now.toISOString() });
}
