import { randomUUID } from 'node:crypto';
import { holdOf, type LockedBooking } from '#modules/booking/lock-booking.ts';
import { convertHold, mergeHold } from '#modules/inventory/holds/holds.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { shrinkHold } from '#modules/inventory/holds/shrink-hold.ts';
import { type Demand, sumDemand } from '#modules/inventory/sum-demand.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Tx } from '#platform/db/connect.ts';

/** Rolls everything back: the wanted inventory is not available. */
export class AvailabilityLost extends Error {}

/**
 * Sells the inventory of new items to a locked booking in place of that of the old ones. All rows are locked before any
 * inventory is released, so that nobody can take it in between. `release` runs after the locks: it ends the hold that
 * keeps the new inventory for this booking.
 * @throws AvailabilityLost
 */
export async function swapPlaces(
  tx: Tx,
  booking: LockedBooking,
  { before, after }: { before: readonly QuotedItem[]; after: readonly QuotedItem[] },
  { now, release }: { now: Date; release?: () => Promise<void> },
): Promise<void> {
  const wanted = after.flatMap(({ takes }) => takes.places);
  await giveBack(tx, booking, before, wanted);
  await release?.();
  const holdId = randomUUID();
  const vehicles = after.flatMap(({ takes }) => takes.vehicles);
  const taken = await reserveInventory(tx, { holdId, demand: wanted, vehicles, expiresAt: now, now });
  if (!taken.ok || !(await convertHold(tx, holdId)).ok) throw new AvailabilityLost();
  await mergeHold(tx, holdId, holdOf(booking).id);
}

/** Releases the sold inventory of items; also used to find out what would be available without them. */
export function giveBack(
  tx: Tx,
  booking: LockedBooking,
  items: readonly QuotedItem[],
  alsoLock: QuotedItem['takes']['places'] = [],
): Promise<void> {
  return shrinkHold(tx, holdOf(booking).id, {
    demand: items.flatMap(({ takes }) => takes.places),
    vehicles: items.flatMap(({ takes }) => takes.vehicles),
    alsoLock,
  });
}

type Takes = QuotedItem['takes'];

/** Inventory that new items need beyond that of the old ones: what has to be held until the difference is paid. */
export function addedInventory(before: readonly Takes[], after: readonly Takes[]): Takes {
  const had = sumDemand(before.flatMap(({ places }) => places));
  const owned = (row: Demand) =>
    had.find((other) => other.unitId === row.unitId && other.day === row.day)?.quantity ?? 0;
  const places = sumDemand(after.flatMap((takes) => takes.places)).flatMap((row) => {
    const quantity = row.quantity - owned(row);
    return quantity > 0 ? [{ ...row, quantity }] : [];
  });
  const kept = before.flatMap(({ vehicles }) => vehicles.map(tripKey));
  const vehicles = after.flatMap((takes) =>
    takes.vehicles.filter((trip) => {
      const at = kept.indexOf(tripKey(trip));
      if (at >= 0) kept.splice(at, 1);
      return at < 0;
    }),
  );
  return { places, vehicles };
}

function tripKey({ productId = null, fleetId = null, from, to, quantity }: Takes['vehicles'][number]) {
  return JSON.stringify([productId, fleetId, from, to, quantity]);
}
