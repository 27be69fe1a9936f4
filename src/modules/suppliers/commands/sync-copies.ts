import { createHash } from 'node:crypto';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { type ItemCrew, listCrewsOf } from '#modules/booking/trip/passengers.ts';
import { supplierNotified } from '#modules/suppliers/events.ts';
import type { SupplierPart } from '#modules/suppliers/queries/list-supplier-parts.ts';
import { supplierItems } from '#modules/suppliers/rules/supplier-items.ts';
import { listVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

/**
 * Notifies each supplier of a booking of their guest once it is confirmed, and again when days, names, wishes or
 * vouchers differ, or when something will not take place. Of the sent content only a digest is stored.
 */
export async function syncCopies(
  tx: Tx,
  queue: Queue,
  { booking, parts, now }: { booking: BookingView; parts: SupplierPart[]; now: Date },
): Promise<void> {
  if (booking.state === 'completed') return;
  const known = await tx
    .selectFrom('supplier_copies')
    .select(['supplier_id as supplierId', 'digest', 'number'])
    .where('booking_id', '=', booking.id)
    .execute();
  const asks = await listAsksToTakeBack(tx, booking.id, now);
  const vouchers = await listVouchers(tx, booking.id, now);
  const further = (await listCrewsOf(tx, booking.id)).filter(({ part }) => part > 1);
  for (const part of parts.filter(({ email }) => email !== '')) {
    const before = known.find(({ supplierId }) => supplierId === part.supplierId);
    const ownAsks = asks.filter(({ supplierId }) => supplierId === part.supplierId);
    const isRequested = (at: number) => ownAsks.some(({ positions }) => positions.includes(at));
    const items = supplierItems(booking, part.positions, { wasNotified: before !== undefined }).filter(
      ({ position, standing }) =>
        (standing === 'confirmed' && vouchers.some((one) => one.position === position)) ||
        // Items that a supplier was only asked about need no more inventory of theirs either.
        (standing === 'ended' && (before !== undefined || isRequested(position))),
    );
    const former = before || ownAsks.length > 0 ? part.former : [];
    if (items.length + former.length === 0) continue;
    const digest = digestOf({
      ...(former.length > 0 && { former }),
      items: items.map(({ position, standing, item: { from, to, quantity, adults, childAges, options } }) => [
        position,
        standing,
        ...(standing === 'confirmed' ? [from, to, quantity, adults, childAges, options] : []),
      ]),
      versions: vouchers.flatMap(({ position, version, state }) =>
        part.positions.includes(position)
          ? [[position, version, ...(state === 'voided' ? [state] : [])]]
          : [],
      ),
      ...vehiclesOf(further, part.positions),
      guest: booking.contact.fullName,
      travellers: booking.travellers,
      note: booking.note,
    });
    if (before?.digest === digest) continue;
    const row = { digest, number: (before?.number ?? 0) + 1, told_at: now };
    const key = { booking_id: booking.id, supplier_id: part.supplierId };
    await tx
      .insertInto('supplier_copies')
      .values({ ...key, ...row })
      .onConflict((conflict) => conflict.columns(['booking_id', 'supplier_id']).doUpdateSet(row))
      .execute();
    await queue.send(tx, supplierNotified, {
      bookingId: booking.id,
      supplierId: part.supplierId,
      number: row.number,
    });
  }
}

/**
 * Asks that were mailed to suppliers and for which they may hold inventory: not those that they declined, nor requests
 * that expired as announced in their mail.
 */
async function listAsksToTakeBack(tx: Tx, bookingId: string, now: Date) {
  const asks = await tx
    .selectFrom('supplier_asks')
    .select(['supplier_id as supplierId', 'positions', 'kind', 'state', 'due_at as dueAt'])
    .where('booking_id', '=', bookingId)
    .where('tellings', '>', 0)
    .where('state', '<>', 'declined')
    .execute();
  return asks.filter(({ kind, state, dueAt }) => kind !== 'request' || state === 'accepted' || dueAt > now);
}

/** Empty while all ride in the first vehicle, so that the digest of parties that were never moved stays the same. */
function vehiclesOf(further: readonly ItemCrew[], positions: readonly number[]) {
  const own = further.filter(({ position }) => positions.includes(position));
  return own.length > 0 ? { vehicles: own.map(({ position, part }) => [position, part]) } : {};
}

function digestOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
