import { isChangeable } from '#modules/booking/active-items.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { findOpenChange } from '#modules/booking/open-change.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Regrouping, StayingReason } from './regrouping.ts';
import { listRiders } from './riders.ts';

/** A locked booking and its items on the departure. */
export interface Mover {
  booking: LockedBooking;
  positions: number[];
  guests: number;
  /** Their present vehicle. */
  part: number;
}

/** Locks the bookings by id, the order common to all commands, and returns which of them cannot be moved. */
export async function lockMovers(
  tx: Tx,
  { productId, day, codes }: Regrouping,
  now: Date,
): Promise<{ movers: Mover[]; staying: { code: string; why: StayingReason }[] }> {
  const found = await tx
    .selectFrom('bookings')
    .select(['id', 'code'])
    .where('code', 'in', [...codes])
    .orderBy('id')
    .execute();
  const bookings: LockedBooking[] = [];
  for (const { id } of found) bookings.push((await lockBooking(tx, { id })) as LockedBooking);
  const riders = await listRiders(tx, productId, day);
  const movers: Mover[] = [];
  const staying: { code: string; why: StayingReason }[] = codes
    .filter((code) => !found.some((one) => one.code === code))
    .map((code) => ({ code, why: 'not_on_it' }));
  for (const booking of bookings) {
    const own = riders.filter(({ bookingId }) => bookingId === booking.id);
    const positions = own.map(({ position }) => position);
    const why = await whyStaying(tx, { booking, positions }, now);
    if (why) staying.push({ code: booking.code, why });
    else
      movers.push({
        ...{ booking, positions, part: own[0]?.part ?? 1 },
        guests: own.reduce((sum, { guests }) => sum + guests, 0),
      });
  }
  return { movers, staying };
}

async function whyStaying(
  tx: Tx,
  { booking, positions }: Pick<Mover, 'booking' | 'positions'>,
  now: Date,
): Promise<StayingReason | null> {
  if (positions.length === 0) return 'not_on_it';
  if (booking.state !== 'confirmed') return 'not_confirmed';
  const items = positions.flatMap((at) => booking.quote.items[at] ?? []);
  if (items.some(({ startsAt }) => now >= new Date(startsAt))) return 'begun';
  if (items.some((item) => !isChangeable(item, { isGuest: false }))) return 'by_hand';
  return (await findOpenChange(tx, booking.id)) ? 'changing' : null;
}
