import { randomUUID } from 'node:crypto';
import { convertHold } from '#modules/inventory/commands/convert-hold.ts';
import { takePlaces } from '#modules/inventory/commands/take-places.ts';
import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { LockedBooking } from './lock-booking.ts';

/**
 * Sells the places of a booking to it although its hold is gone: by a new hold, if all of them are still there and the
 * first day has not passed.
 * @returns whether it succeeded; otherwise nothing was written
 */
export async function retakePlaces(tx: Tx, booking: LockedBooking, now: Date): Promise<boolean> {
  const { demand } = booking.quote;
  const today = dayInVietnam(now);
  if (demand.some((row) => row.day < today)) return false;
  const holdId = randomUUID();
  const taken = await takePlaces(tx, { holdId, demand, expiresAt: now, now });
  if (!taken.ok) return false;
  const converted = await convertHold(tx, holdId);
  if (!converted.ok) throw new Error('A new hold could not be converted');
  await tx.updateTable('bookings').set({ hold_id: holdId }).where('id', '=', booking.id).execute();
  return true;
}
