import { enquiryAnswered } from '#modules/enquiries/events.ts';
import { claimEndedStatusChecks } from '#modules/payments/attempts/status-checks.ts';
import { refundAccountGiven, refundApproved } from '#modules/payments/events.ts';
import { onlineGateways } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { settleCommission } from './affiliates/settle-commission.ts';
import { reconcileDay } from './audit/reconcile-day.ts';
import { finishRefunding } from './cancellation/finish-refunding.ts';
import { expireChanges } from './change/end-change.ts';
import { disruptBookings } from './disruption/disrupt-bookings.ts';
import { refundUnchosen } from './disruption/refund-unchosen.ts';
import { remindChoices } from './disruption/remind-choices.ts';
import { reopenBookings } from './disruption/reopen-bookings.ts';
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
import { expireHolds } from './hold/expire-holds.ts';
import { applyOpenMessages } from './payment/apply-open-messages.ts';
import { applyBankTransfer } from './payment/bank-transfers.ts';
import { pollPayments } from './payment/provider-events.ts';
import { remindBalances } from './payment/remind-balances.ts';
import { settlePoints } from './points/settle-points.ts';
import { settleClaimedReferrals, settleReferral } from './points/settle-referral.ts';
import { declineUnanswered } from './supplier-answer/requests.ts';
import { completeTrips } from './trip/complete-trips.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock' | 'config'>;

export interface JobHandler<Data extends object> {
  type: JobType<Data>;
  handle(app: Parts, data: Data): Promise<void>;
}

export interface Sweep {
  name: string;
  everySeconds: number;
  run(app: Parts): Promise<number>;
}

/** Jobs that booking itself does; others listen to its events. */
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
      while ((await tellDisrupted(app)) > 0);
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

/** Points follow whatever may have changed what a booking uses of them or earns. */
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

/** So does the commission of whoever led its guest here, and the account that money goes back to tells whether that was the guest. */
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

/** And what comes of the link by which its guest registered. */
export const bookingReferralJobs = bookingCommissionJobs.map(({ type }) => ({
  type,
  handle: (
    { db, clock, secrets }: Pick<App, 'db' | 'clock' | 'secrets'>,
    { bookingId }: { bookingId: string },
  ) => settleReferral(db, bookingId, { secrets: secrets.data, now: clock.now() }),
}));

/** Finds trips of invited friends that no event tells of. */
export const claimedReferralSweep = {
  name: 'settle-claimed-referrals',
  everySeconds: 3600,
  run: ({ db, clock, secrets }: Pick<App, 'db' | 'clock' | 'secrets'>) =>
    settleClaimedReferrals(db, { secrets: secrets.data, now: clock.now() }),
};

/** What runs by the clock. Each may run in several processes at once. */
export const bookingSweeps: Sweep[] = [
  {
    name: 'ask-providers',
    everySeconds: 15,
    run: ({ db, queue, clock, config }) =>
      pollPayments(
        db,
        queue,
        onlineGateways(config, () => clock.now()),
        clock.now(),
      ),
  },
  {
    name: 'ask-about-ended',
    everySeconds: 300,
    run: ({ db, queue, clock, config }) =>
      pollPayments(
        db,
        queue,
        onlineGateways(config, () => clock.now()),
        clock.now(),
        claimEndedStatusChecks,
      ),
  },
  {
    name: 'finish-refunding',
    everySeconds: 60,
    run: ({ db, clock }) => finishRefunding(db, clock.now()),
  },
  {
    name: 'expire-holds',
    everySeconds: 15,
    run: ({ db, queue, clock }) => expireHolds(db, queue, clock.now()),
  },
  {
    name: 'expire-changes',
    everySeconds: 15,
    run: ({ db, queue, clock }) => expireChanges(db, queue, clock.now()),
  },
  {
    name: 'decline-unanswered',
    everySeconds: 60,
    run: ({ db, queue, clock }) => declineUnanswered(db, queue, clock.now()),
  },
  {
    name: 'remind-balances',
    everySeconds: 3600,
    run: ({ db, queue, clock }) => remindBalances(db, queue, clock.now()),
  },
  {
    name: 'complete-trips',
    everySeconds: 900,
    run: ({ db, queue, clock }) => completeTrips(db, queue, clock.now()),
  },
  {
    name: 'refund-unchosen',
    everySeconds: 600,
    run: ({ db, queue, clock }) => refundUnchosen(db, queue, clock.now()),
  },
  {
    name: 'remind-choices',
    everySeconds: 600,
    run: ({ db, queue, clock }) => remindChoices(db, queue, clock.now()),
  },
  { name: 'tell-disrupted', everySeconds: 15, run: tellDisrupted },
  {
    name: 'check-books',
    everySeconds: 900,
    run: ({ db, queue, clock }) => reconcileDay(db, queue, clock.now()),
  },
  {
    name: 'open-messages',
    everySeconds: 60,
    run: ({ db, queue, clock }) => applyOpenMessages(db, queue, clock.now()),
  },
];

/** Bookings on days that were closed, and on days that are open again. */
async function tellDisrupted({ db, queue, clock }: Parts): Promise<number> {
  const told = await disruptBookings(db, queue, clock.now());
  return told + (await reopenBookings(db, queue, clock.now()));
}
