import {
  bookingCancelled,
  bookingConfirmed,
  bookingCredited,
  bookingItemsCancelled,
  bookingItemsRefunded,
  bookingMatchUndone,
  bookingRebooked,
} from '#modules/booking/events.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { issueTripVouchers } from './commands/issue-trip-vouchers.ts';
import { moveVouchers, syncVouchers } from './commands/sync-vouchers.ts';
import { voidTripVouchers } from './commands/void-trip-vouchers.ts';
import { vouchersIssued, vouchersRebooked, vouchersTakenBack } from './events.ts';

export { syncVouchers };

type Parts = Pick<App, 'db' | 'queue' | 'clock'>;

interface OfBooking {
  bookingId: string;
}

/** Jobs that sync vouchers when a booking is confirmed, cancelled, or some of its items are moved or ended. */
export const voucherJobs: { type: JobType<OfBooking>; handle(app: Parts, data: OfBooking): Promise<void> }[] =
  [
    {
      type: bookingConfirmed,
      async handle({ db, queue, clock }, data) {
        await issueTripVouchers(db, data.bookingId, clock.now());
        await db.transaction().execute((tx) => queue.send(tx, vouchersIssued, data));
      },
    },
    {
      type: bookingCancelled,
      async handle({ db, clock }, { bookingId }) {
        await voidTripVouchers(db, bookingId, clock.now());
      },
    },
    {
      type: bookingMatchUndone as JobType<OfBooking>,
      async handle({ db, queue, clock }, data) {
        const codes = await voidTripVouchers(db, data.bookingId, clock.now());
        if (codes.length > 0) await db.transaction().execute((tx) => queue.send(tx, vouchersTakenBack, data));
      },
    },
    {
      type: bookingRebooked as JobType<OfBooking>,
      async handle({ db, queue, clock }, data) {
        // An added service has none yet.
        await issueTripVouchers(db, data.bookingId, clock.now());
        await syncVouchers(db, data.bookingId, clock.now());
        await db.transaction().execute((tx) => queue.send(tx, vouchersRebooked, data));
      },
    },
    ...[bookingCredited, bookingItemsRefunded, bookingItemsCancelled].map((type) => ({
      type: type as JobType<OfBooking>,
      async handle({ db, clock }: Parts, { bookingId }: OfBooking) {
        await syncVouchers(db, bookingId, clock.now());
      },
    })),
  ];

export const voucherSweeps = [
  {
    name: 'move-vouchers',
    everySeconds: 600,
    run: ({ db, clock }: Parts) => moveVouchers(db, clock.now()),
  },
];
