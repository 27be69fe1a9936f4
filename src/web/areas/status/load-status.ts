import { countLateMails } from '#modules/mails/queries.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import { findLastNightly } from '#modules/payments/reconciliation/reconciliations.ts';
import type { App } from '#platform/app.ts';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';

/** The delay from which processing after a payment is reported as slow. */
const lateSeconds = 300;

export interface Status {
  now: string;
  /** Whether jobs after bookings, such as vouchers, are delayed; null before any job existed. */
  areJobsLate: boolean | null;
  /** Null where no mail server is configured. */
  areMailsLate: boolean | null;
  /** The currently offered payment methods, by their codes. */
  methods: string[];
  /** The last nightly reconciliation of money and inventory; null before the first. */
  proof: { day: string; isRight: boolean } | null;
}

/** The site's status, as far as guests care. That it can be shown at all means that the database answers. */
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
