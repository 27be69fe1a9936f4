import { claimEndedStatusChecks } from '#modules/payments/attempts/status-checks.ts';
import { onlineGateways } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';
import { reconcileDay } from './audit/reconcile-day.ts';
import { finishRefunding } from './cancellation/finish-refunding.ts';
import { expireChanges } from './change/end-change.ts';
import { disruptBookings } from './disruption/disrupt-bookings.ts';
import { refundUnchosen } from './disruption/refund-unchosen.ts';
import { remindChoices } from './disruption/remind-choices.ts';
import { reopenBookings } from './disruption/reopen-bookings.ts';
import { expireHolds } from './hold/expire-holds.ts';
import { applyOpenMessages } from './payment/apply-open-messages.ts';
import { pollPayments } from './payment/provider-events.ts';
import { remindBalances } from './payment/remind-balances.ts';
import { declineUnanswered } from './supplier-answer/requests.ts';
import { completeTrips } from './trip/complete-trips.ts';

/** Dependencies of booking jobs. */
export type Parts = Pick<App, 'db' | 'queue' | 'clock' | 'config'>;

interface Sweep {
  name: string;
  everySeconds: number;
  run(app: Parts): Promise<number>;
}

/** Scheduled jobs of bookings. Each may run in several processes at once. */
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
  { name: 'tell-disrupted', everySeconds: 15, run: notifyDisrupted },
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

/** Processes bookings on days that were closed, and on days that are open again. */
export async function notifyDisrupted({ db, queue, clock }: Parts): Promise<number> {
  const notified = await disruptBookings(db, queue, clock.now());
  return notified + (await reopenBookings(db, queue, clock.now()));
}
