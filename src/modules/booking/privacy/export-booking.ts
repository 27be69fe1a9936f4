import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { listTravellers } from '#modules/booking/trip/list-travellers.ts';
import { listPaymentsMade } from '#modules/payments/guest-data/list-payments-made.ts';
import type { Executor } from '#platform/db/connect.ts';

/**
 * All that a booking holds of its guest, for a copy of their data: as its owner sees it, with papers, payments and what was
 * agreed to when. Accounts of refunds stay masked. @throws when there is no such booking
 */
export async function exportBooking(db: Executor, secret: string, id: string, now: Date) {
  const {
    payment: _,
    can: __,
    choices: ___,
    refund: ____,
    travellers: _____,
    ...booking
  } = await getBooking(db, id, now);
  const { consents } = await db
    .selectFrom('bookings')
    .select('consents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...booking,
    consents,
    travellers: await listTravellers(db, secret, id),
    payments: await listPaymentsMade(db, id),
  };
}
