import { sql } from 'kysely';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { ItemConfirmation } from './confirm-item.ts';

/** A paid booking of which a supplier has still to say that they have the guest. */
export interface AwaitedBooking {
  code: string;
  items: (ItemConfirmation & { title: string })[];
  /** Whether the time that the guest was told is over for one of them. */
  isOverdue: boolean;
}

/** Paid bookings with something that is confirmed only after the payment and has not been yet; the oldest first. */
export async function listAwaited(db: Executor, now: Date): Promise<AwaitedBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'confirmed')
    .where(sql<boolean>`quote -> 'items' @> '[{"confirmation": "after_payment"}]'`)
    .orderBy('confirmed_at')
    .execute();
  const awaited: AwaitedBooking[] = [];
  for (const { id } of rows) {
    const { code, confirmations, quote } = await getBooking(db, id, now);
    const items = confirmations
      .filter(({ state }) => state === 'awaited')
      .map((one) => ({ ...one, title: quote.items[one.position]?.productTitle ?? '' }));
    if (items.length > 0)
      awaited.push({ code, items, isOverdue: items.some(({ by }) => by !== null && now > new Date(by)) });
  }
  return awaited;
}
