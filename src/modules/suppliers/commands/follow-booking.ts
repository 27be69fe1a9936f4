import { lockBooking } from '#modules/booking/lock-booking.ts';
import { type BookingView, getBooking } from '#modules/booking/trip/find-booking.ts';
import { listSupplierParts, type SupplierPart } from '#modules/suppliers/queries/list-supplier-parts.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { saveGivenReferences } from './save-given-references.ts';
import { openSupplierAsk, type SupplierAskKind } from './supplier-asks.ts';
import { syncCopies } from './sync-copies.ts';

/**
 * Opens asks and sends messages to the suppliers of a booking according to its current state, and ends asks that need no
 * answer any more. Idempotent: suppliers are not asked or notified twice.
 */
export async function followBooking(db: Executor, queue: Queue, bookingId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockBooking(tx, { id: bookingId });
    if (!locked) return;
    const parts = await listSupplierParts(tx, bookingId);
    await saveGivenReferences(tx, queue, locked, now);
    const booking = await getBooking(tx, bookingId, now);
    const changed = await syncAsks(tx, queue, { booking, parts, now });
    await syncCopies(tx, queue, { booking, parts, now });
    if (changed > 0) await announceLive(tx, { tags: ['bookings'] });
  });
}

interface Wanted {
  part: SupplierPart;
  kind: SupplierAskKind;
  positions: number[];
  dueAt: Date;
}

interface Followed {
  booking: BookingView;
  parts: SupplierPart[];
  now: Date;
}

async function syncAsks(tx: Tx, queue: Queue, { booking, parts, now }: Followed): Promise<number> {
  const wanted = parts.flatMap((part) => wantedOf(booking, part));
  const asks = await tx
    .selectFrom('supplier_asks')
    .select(['id', 'supplier_id as supplierId', 'kind', 'positions', 'due_at as dueAt', 'state'])
    .where('booking_id', '=', booking.id)
    .forUpdate()
    .execute();
  const isSame = (ask: (typeof asks)[number], { part, kind, positions, dueAt }: Wanted) =>
    ask.supplierId === part.supplierId &&
    ask.kind === kind &&
    ask.positions.join() === positions.join() &&
    ask.dueAt.getTime() === dueAt.getTime();
  const over = asks.filter((ask) => ask.state === 'open' && !wanted.some((one) => isSame(ask, one)));
  if (over.length > 0) {
    const ids = over.map(({ id }) => id);
    await tx.updateTable('supplier_asks').set({ state: 'ended' }).where('id', 'in', ids).execute();
  }
  const fresh = wanted.filter((one) => !asks.some((ask) => ask.state !== 'ended' && isSame(ask, one)));
  for (const { part, ...ask } of fresh)
    await openSupplierAsk(tx, queue, { ...ask, part, bookingId: booking.id }, now);
  return over.length + fresh.length;
}

/** What a supplier still has to answer about a booking. */
function wantedOf({ state, quote, answerBy, confirmations }: BookingView, part: SupplierPart): Wanted[] {
  if (state === 'on_request' && answerBy) {
    const positions = part.positions.filter((at) => quote.items[at]?.confirmation === 'request');
    return positions.length > 0 ? [{ part, kind: 'request', positions, dueAt: new Date(answerBy) }] : [];
  }
  const awaited = confirmations.filter(
    ({ position, by }) => by !== null && part.positions.includes(position),
  );
  if (state !== 'confirmed' || awaited.length === 0) return [];
  const positions = awaited.map(({ position }) => position);
  const dueAt = new Date(Math.min(...awaited.map(({ by }) => Date.parse(by as string))));
  return [{ part, kind: 'confirmation', positions, dueAt }];
}
