import { randomUUID } from 'node:crypto';
import { activePositions, firstDay } from '#modules/booking/active-items.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { choiceBy } from '#modules/booking/choice-by.ts';
import { bookingDisrupted } from '#modules/booking/events.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { Queue } from '#platform/queue/queue.ts';

export type CancelBySupplierResult =
  | { ok: true; until: Date }
  | { ok: false; reason: 'unknown_booking' | 'not_cancellable' | 'too_late' };

export interface SupplierCancellation {
  code: string;
  /** Positions of the withdrawn items; without any, all that still take place. */
  positions?: readonly number[];
  /** Shown to the guest. */
  note: string;
  actor: Actor;
}

/**
 * A supplier withdraws confirmed items: a disruption of this booking alone, which closes no day. Its guest chooses
 * another day at the same price, credit or a full refund whatever the policy says; without an answer within 72 hours it
 * is refunded automatically.
 */
export function cancelBySupplier(
  db: Executor,
  queue: Queue,
  { code, positions, note, actor }: SupplierCancellation,
  now: Date,
): Promise<CancelBySupplierResult> {
  return inTransaction(db, async (tx): Promise<CancelBySupplierResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const taken = takenBack(booking, positions);
    const items = taken.map((position) => booking.quote.items[position] as QuotedItem);
    if (booking.state !== 'confirmed' || items.length === 0) return { ok: false, reason: 'not_cancellable' };
    if (items.some(({ startsAt }) => now >= new Date(startsAt))) return { ok: false, reason: 'too_late' };
    await writeDisruption(tx, booking, { taken, items, note, actor, now });
    const until = choiceBy('disrupted', now);
    const details = { positions: taken, choiceBy: until.toISOString(), note };
    await changeState(tx, booking, 'disrupted', {
      actor,
      reason: 'disrupted',
      details,
      choiceBy: until,
      now,
    });
    await queue.send(tx, bookingDisrupted, { bookingId: booking.id, choiceBy: until.toISOString() });
    return { ok: true, until };
  });
}

function takenBack({ quote }: LockedBooking, wanted: readonly number[] | undefined): number[] {
  return activePositions(quote).filter((position) => {
    const isWanted = wanted === undefined || wanted.includes(position);
    return isWanted && quote.items[position]?.options.openDated !== true;
  });
}

async function writeDisruption(
  tx: Tx,
  { id: bookingId, code }: LockedBooking,
  {
    taken,
    items,
    note,
    actor,
    now,
  }: { taken: number[]; items: QuotedItem[]; note: string; actor: Actor; now: Date },
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('disruptions')
    .values({
      id,
      scope: json({ booking: code }),
      title: [...new Set(items.map(({ productTitle }) => productTitle))].join(', '),
      unit_ids: [],
      from_on: firstDay(items),
      to_on:
        items
          .map(({ endsOn }) => endsOn)
          .sort()
          .at(-1) ?? firstDay(items),
      reason: 'supplier',
      note,
      created_by: actorText(actor),
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('disruption_items')
    .values(taken.map((position) => ({ disruption_id: id, booking_id: bookingId, position, hit_at: now })))
    .execute();
}
