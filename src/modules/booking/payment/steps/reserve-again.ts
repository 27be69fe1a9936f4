import { randomUUID } from 'node:crypto';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { moveToHold } from '#modules/booking/move-to-hold.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import { convertHold } from '#modules/inventory/holds/holds.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/**
 * Sells its inventory to a booking although its hold is gone: with a new hold, if all of it is still available and no
 * day has passed. A promotion that it used counts again, even where others have used it up meanwhile: the guest has
 * paid the agreed price.
 * @returns whether it succeeded; otherwise nothing was written
 */
export async function reserveAgain(tx: Tx, booking: LockedBooking, now: Date): Promise<boolean> {
  const claims = requiredInventory(booking.quote);
  const today = dayInVietnam(now);
  if (claims.demand.some((row) => row.day < today)) return false;
  if (claims.vehicles.some((row) => new Date(row.from) < now)) return false;
  const holdId = randomUUID();
  const taken = await reserveInventory(tx, { ...claims, holdId, expiresAt: now, now });
  if (!taken.ok) return false;
  const converted = await convertHold(tx, holdId);
  if (!converted.ok) throw new Error('A new hold could not be converted');
  await moveToHold(tx, booking.id, holdId);
  return true;
}
