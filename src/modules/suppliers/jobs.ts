import * as bookingEvents from '#modules/booking/events.ts';
import { listAwaited } from '#modules/booking/trip/find-booking.ts';
import {
  vouchersIssued,
  vouchersRebooked,
  vouchersReissued,
  vouchersTakenBack,
  vouchersVoided,
} from '#modules/vouchers/events.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { followBooking } from './commands/follow-booking.ts';
import { remindSuppliers } from './commands/supplier-asks.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock'>;

interface OfBooking {
  bookingId: string;
}

/** Events that may require a supplier's answer or a message to them; for bookings with vouchers, `vouchersIssued` comes instead. */
const followed = [
  bookingEvents.bookingRequested,
  bookingEvents.bookingAccepted,
  bookingEvents.bookingDeclined,
  bookingEvents.bookingExpired,
  bookingEvents.bookingCancelled,
  bookingEvents.bookingSupplierConfirmed,
  bookingEvents.bookingReopened,
  bookingEvents.bookingDisrupted,
  bookingEvents.bookingRegrouped,
  bookingEvents.bookingCredited,
  bookingEvents.bookingItemsRefunded,
  bookingEvents.bookingItemsCancelled,
  bookingEvents.passengersSaved,
  vouchersIssued,
  vouchersRebooked,
  vouchersReissued,
  vouchersTakenBack,
  vouchersVoided,
] as unknown as JobType<OfBooking>[];

export const supplierJobs = followed.map((type) => ({
  type,
  handle: ({ db, queue, clock }: Parts, { bookingId }: OfBooking) =>
    followBooking(db, queue, bookingId, clock.now()),
}));

export const supplierSweeps = [
  { name: 'ask-suppliers', everySeconds: 120, run: askSuppliers },
  { name: 'remind-suppliers', everySeconds: 300, run: remindSuppliers },
];

/** Opens missing asks to suppliers, for bookings whose event was not processed. @returns how many bookings */
export async function askSuppliers({ db, queue, clock }: Parts): Promise<number> {
  const now = clock.now();
  const awaited = await listAwaited(db, now);
  const codes = awaited.filter(({ items }) => items.some(({ by }) => by !== null)).map(({ code }) => code);
  const rows = await db
    .selectFrom('bookings as b')
    .select('b.id')
    .where((booking) =>
      booking.or([
        booking.and([booking('b.state', '=', 'on_request'), booking('b.answer_by', '>', now)]),
        ...(codes.length > 0 ? [booking('b.code', 'in', codes)] : []),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('supplier_asks as a').select('a.id').whereRef('a.booking_id', '=', 'b.id'))),
    )
    .limit(50)
    .execute();
  for (const { id } of rows) await followBooking(db, queue, id, now);
  return rows.length;
}
