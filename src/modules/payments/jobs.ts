import type { App } from '#platform/app.ts';
import { onlineGateways } from './gateways/gateways.ts';
import { proveLedgerDays, sumLedgerDays } from './ledger/sum-ledger-days.ts';
import { flagLateRefunds } from './refunds/flag-late-refunds.ts';
import { pollPayouts, sendPayouts } from './refunds/payouts/payouts.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock' | 'config'>;

const gatewaysOf = ({ config, clock }: Parts) => onlineGateways(config, () => clock.now());

/** Scheduled jobs of refunds. Each may run in several processes at once. */
export const refundSweeps = [
  {
    name: 'send-payouts',
    everySeconds: 5,
    run: (app: Parts) => sendPayouts(app.db, app.queue, gatewaysOf(app), app.clock.now()),
  },
  {
    name: 'ask-payouts',
    everySeconds: 15,
    run: (app: Parts) => pollPayouts(app.db, app.queue, gatewaysOf(app), app.clock.now()),
  },
  {
    name: 'flag-late-refunds',
    everySeconds: 600,
    run: ({ db, queue, clock }: Parts) => flagLateRefunds(db, queue, clock.now()),
  },
];

export const ledgerSweeps = [
  { name: 'sum-ledger-days', everySeconds: 600, run: sumLedgerDays },
  { name: 'prove-ledger-days', everySeconds: 86_400, run: proveLedgerDays },
];
