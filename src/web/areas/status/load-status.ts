import { countLateMails } from '#modules/mails/queries.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import { findLastNightly } from '#modules/payments/reconciliation/reconciliations.ts';
import type { App } from '#platform/app.ts';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';

/** From when what follows a payment is told to be slow. */
const lateSeconds = 300;

export interface Status {
  now: string;
  /** Whether vouchers and the like follow bookings late; null before any job was made. */
  areJobsLate: boolean | null;
  /** Null where no mail server is configured. */
  areMailsLate: boolean | null;
  /** Ways to pay that are offered now, by their codes. */
  methods: string[];
  /** The last nightly comparison of money and places; null before the first. */
  proof: { day: string; isRight: boolean } | null;
}

/** How the site does, as far as guests care. That it can be told at all means that the database answers. */
export async function loadStatus(app: App): Promise<Status> {
  const [queues, lateMails, gateways, nightly] = await Promise.all([
    listQueueFigures(app.db).catch(() => null),
    countLateMails(app.db, lateSeconds),
    offeredGateways(app),
    findLastNightly(app.db),
  ]);
  return {
    now: app.clock.now().toISOString(),
    areJobsLate:
      queues?.some(({ state, oldestSeconds }) => state !== 'failed' && oldestSeconds > lateSeconds) ?? null,
    areMailsLate: app.config.SMTP_URL ? lateMails > 0 : null,
    methods: Object.keys(gateways),
    proof: nightly && { day: nightly.day, isRight: nightly.differences === 0 },
  };
}
