import { enquiryAnswered } from '#modules/enquiries/events.ts';
import { refundAccountGiven, refundApproved } from '#modules/payments/events.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { settleCommission } from './affiliates/settle-commission.ts';
import { notifyDisrupted, type Parts } from './booking-sweeps.ts';
import {
  bankMessageReceived,
  bookingCancelled,
  bookingCompleted,
  bookingConfirmed,
  bookingCredited,
  bookingDeclined,
  bookingExpired,
  bookingItemsCancelled,
  bookingItemsRefunded,
  bookingRebooked,
  bookingRefundRequested,
  daysClosed,
} from './events.ts';
import { endReplacedFares, settleFare } from './hold/book-fare.ts';
import { applyBankTransfer } from './payment/bank-transfers.ts';
import { settlePoints } from './points/settle-points.ts';
import { settleClaimedReferrals, settleReferral } from './points/settle-referral.ts';

export { bookingSweeps } from './booking-sweeps.ts';

export interface JobHandler<Data extends object> {
  type: JobType<Data>;
  handle(app: Parts, data: Data): Promise<void>;
}

/** Jobs that booking handles itself; other modules listen to its events. */
export const bookingJobs: [
  JobHandler<{ inboxId: number }>,
  JobHandler<{ disruptionId: string }>,
  JobHandler<{ bookingId: string }>,
  JobHandler<{ requestId: string }>,
] = [
  {
    type: bankMessageReceived,
    async handle({ db, queue, clock }, { inboxId }) {
      await applyBankTransfer(db, queue, inboxId, clock.now());
    },
  },
  {
    type: daysClosed,
    async handle(app) {
      while ((await notifyDisrupted(app)) > 0);
    },
  },
  {
    type: bookingConfirmed,
    handle: ({ db, clock }, { bookingId }) => settleFare(db, bookingId, clock.now()),
  },
  {
    type: enquiryAnswered,
    handle: ({ db, queue, clock }, { requestId }) => endReplacedFares(db, queue, requestId, clock.now()),
  },
];

/** Settles points on every event that may change what a booking uses or earns. */
export const bookingPointJobs = [
  bookingConfirmed,
  bookingCompleted,
  bookingExpired,
  bookingDeclined,
  bookingCancelled,
  bookingCredited as JobType<{ bookingId: string }>,
  bookingItemsCancelled as JobType<{ bookingId: string }>,
  bookingItemsRefunded as JobType<{ bookingId: string }>,
  bookingRebooked as JobType<{ bookingId: string }>,
  bookingRefundRequested as JobType<{ bookingId: string }>,
  refundApproved as JobType<{ bookingId: string }>,
].map((type) => ({
  type,
  handle: ({ db, clock }: Parts, { bookingId }: { bookingId: string }) =>
    settlePoints(db, bookingId, clock.now()),
}));

/** Settles affiliate commission on the same events, and on a refund account, which may show that the affiliate referred themselves. */
export const bookingCommissionJobs = [
  ...bookingPointJobs.map(({ type }) => type),
  refundAccountGiven as unknown as JobType<{ bookingId: string }>,
].map((type) => ({
  type,
  handle: (
    { db, clock, secrets }: Pick<App, 'db' | 'clock' | 'secrets'>,
    { bookingId }: { bookingId: string },
  ) => settleCommission(db, bookingId, { secrets: secrets.data, now: clock.now() }),
}));

/** Settles the referral by whose link the guest registered. */
export const bookingReferralJobs = bookingCommissionJobs.map(({ type }) => ({
  type,
  handle: (
    { db, clock, secrets }: Pick<App, 'db' | 'clock' | 'secrets'>,
    { bookingId }: { bookingId: string },
  ) => settleReferral(db, bookingId, { secrets: secrets.data, now: clock.now() }),
}));

/** Settles trips of invited friends that no event covers. */
export const claimedReferralSweep = {
  name: 'settle-claimed-referrals',
  everySeconds: 3600,
  run: ({ db, clock, secrets }: Pick<App, 'db' | 'clock' | 'secrets'>) =>
    settleClaimedReferrals(db, { secrets: secrets.data, now: clock.now() }),
};
