import { affiliateJobTypes } from '#modules/affiliates/events.ts';
import { alertJobTypes } from '#modules/alerts/events.ts';
import { alertSweeps } from '#modules/alerts/jobs.ts';
import { bookingJobTypes } from '#modules/booking/events.ts';
import { bookingSweeps, claimedReferralSweep } from '#modules/booking/jobs.ts';
import { catalogueJobTypes } from '#modules/catalog/events.ts';
import { channelJobTypes } from '#modules/channels/events.ts';
import { channelSweeps } from '#modules/channels/jobs.ts';
import { purgeMissingPages } from '#modules/content/commands/missing-pages.ts';
import { editingSweep } from '#modules/editing/jobs.ts';
import { enquiryJobTypes } from '#modules/enquiries/events.ts';
import { firmJobTypes } from '#modules/firms/events.ts';
import { giftJobTypes } from '#modules/gift-cards/events.ts';
import { giftSweeps } from '#modules/gift-cards/jobs.ts';
import { identityJobTypes } from '#modules/identity/events.ts';
import { identitySweep } from '#modules/identity/jobs.ts';
import { staffMailSweeps } from '#modules/mails/commands/send-staff-mails.ts';
import { mediaJobTypes } from '#modules/media/events.ts';
import { mediaSweeps } from '#modules/media/jobs.ts';
import { messageSweeps } from '#modules/messages/commands/invite-by-zalo.ts';
import { newsletterJobTypes } from '#modules/newsletter/events.ts';
import { refundJobTypes } from '#modules/payments/events.ts';
import { ledgerSweeps, refundSweeps } from '#modules/payments/jobs.ts';
import { refreshPublicPlanPrices } from '#modules/plans/editorial/save-editorial-plan.ts';
import { pointJobTypes } from '#modules/points/events.ts';
import { pointSweeps } from '#modules/points/jobs.ts';
import { pricingJobTypes, pricingSweeps } from '#modules/pricing/jobs.ts';
import { reportJobTypes } from '#modules/reports/events.ts';
import { reportSweeps } from '#modules/reports/jobs.ts';
import { retentionSweeps } from '#modules/retention/jobs.ts';
import { reviewJobTypes } from '#modules/reviews/events.ts';
import { saleSweeps } from '#modules/sales/jobs.ts';
import { refreshRanking } from '#modules/search/ranking/refresh-ranking.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import { settingsJobTypes } from '#modules/settings/events.ts';
import { sheetJobTypes } from '#modules/sheets/events.ts';
import { sheetSweeps } from '#modules/sheets/jobs.ts';
import { supplierJobTypes } from '#modules/suppliers/events.ts';
import { supplierSweeps } from '#modules/suppliers/jobs.ts';
import { taskJobTypes } from '#modules/tasks/events.ts';
import { taskSweeps } from '#modules/tasks/jobs.ts';
import { voucherJobTypes } from '#modules/vouchers/events.ts';
import { voucherSweeps } from '#modules/vouchers/jobs.ts';
import type { RunningApp } from '#platform/app.ts';
import { isHeldBack, readRestored } from '#platform/backup/restored.ts';
import { purgeProofs } from '#platform/bots/admit-sender.ts';
import { connect } from '#platform/db/connect.ts';
import { createTurns } from '#platform/db/create-turns.ts';
import { historySweep } from '#platform/history/check-history.ts';
import { purgeAllowances } from '#platform/limits/take-allowance.ts';
import { listen, listenerQueues, stamped } from '#platform/queue/listen.ts';
import type { JobType, Worker } from '#platform/queue/queue.ts';
import { watchClockSkew } from '#platform/time/clock-skew.ts';
import { listeners } from './listeners.ts';
import { repeatSweep } from './repeat-sweep.ts';

/** A pool of its own, so that a burst of jobs takes no connections from visitors. */
const ownConnections = 6;

/** All queues that jobs are sent to. */
const jobTypes: JobType<never>[] = [
  ...bookingJobTypes,
  ...refundJobTypes,
  ...pointJobTypes,
  ...giftJobTypes,
  ...affiliateJobTypes,
  ...pricingJobTypes,
  ...enquiryJobTypes,
  ...newsletterJobTypes,
  ...alertJobTypes,
  ...reviewJobTypes,
  ...identityJobTypes,
  ...firmJobTypes,
  ...voucherJobTypes,
  ...supplierJobTypes,
  ...channelJobTypes,
  ...taskJobTypes,
  ...reportJobTypes,
  ...mediaJobTypes,
  ...catalogueJobTypes,
  ...settingsJobTypes,
  ...sheetJobTypes,
  ...listenerQueues(listeners),
];

/** Creates the queues, whichever process handles them. */
export const knowQueues = (worker: Worker) => worker.start(jobTypes);

/** Creates the queues, handles their jobs in this process and runs the scheduled sweeps. */
export async function startJobs(visitors: RunningApp): Promise<{ stop(): Promise<void> }> {
  const own = connect(visitors.directUrl, {
    max: ownConnections,
    name: 'neo-viet-work',
    preparing: visitors.config.DATABASE_PREPARE ? 'marked' : 'none',
  });
  const app: RunningApp = { ...visitors, db: own.db };
  const isClockRight = watchClockSkew(own.db, app.log);
  const turns = createTurns(visitors.directUrl);
  await knowQueues(app.worker);
  const copy = isHeldBack(app.config.DATA_DIR) ? whenResumed(app, () => workOn(app)) : await workOn(app);
  const sweeps = [
    ...bookingSweeps,
    claimedReferralSweep,
    ...refundSweeps,
    ...ledgerSweeps,
    ...pointSweeps,
    ...giftSweeps,
    ...pricingSweeps,
    ...voucherSweeps,
    ...supplierSweeps,
    ...channelSweeps,
    ...staffMailSweeps,
    ...messageSweeps,
    ...taskSweeps,
    ...alertSweeps,
    ...mediaSweeps,
    ...reportSweeps,
    ...saleSweeps,
    ...sheetSweeps,
    {
      name: 'refresh-search-vocabulary',
      everySeconds: 3600,
      run: () => refreshSearchVocabulary(app.db).then(() => 0),
    },
    {
      name: 'refresh-plan-prices',
      everySeconds: 3600,
      run: () => refreshPublicPlanPrices(app.db),
    },
    {
      name: 'refresh-ranking',
      everySeconds: 3600,
      run: () => refreshRanking(app.db, app.clock.now()),
    },
    ...retentionSweeps,
    editingSweep,
    identitySweep,
    historySweep,
    { name: 'purge-allowances', everySeconds: 300, run: () => purgeAllowances(app.db, app.clock.now()) },
    {
      name: 'purge-missing-pages',
      everySeconds: 3600,
      run: () => purgeMissingPages(app.db, app.clock.now()),
    },
    { name: 'purge-proofs', everySeconds: 600, run: () => purgeProofs(app.db, app.clock.now()) },
  ].map((sweep) => repeatSweep(app, sweep, { isClockRight, turns }));
  return {
    async stop() {
      clearInterval(copy ?? undefined);
      await Promise.all([app.worker.stop(), ...sweeps.map((sweep) => sweep.stop())]);
      await Promise.all([own.close(), turns.stop()]);
    },
  };
}

/** Starts the listeners. In a restored copy, events the original has handled run as if there were no mail server. */
async function workOn(app: RunningApp): Promise<void> {
  const mark = readRestored(app.config.DATA_DIR);
  const silentBefore = mark ? new Date(mark.silentBefore) : new Date(0);
  // Events that follow from an old event keep its time.
  const silentSince = (announcedAt: Date): RunningApp => ({
    ...app,
    config: { ...app.config, SMTP_URL: undefined } as RunningApp['config'],
    queue: {
      ...app.queue,
      send: (tx, type, data, options) => app.queue.send(tx, type, stamped(data, announcedAt), options),
      sendAll: (tx, type, jobs) =>
        app.queue.sendAll(
          tx,
          type,
          jobs.map((data) => stamped(data, announcedAt)),
        ),
    },
  });
  await listen(app.worker, app.db, listeners, (announcedAt) =>
    announcedAt < silentBefore ? silentSince(announcedAt) : app,
  );
}

function whenResumed(app: RunningApp, goOn: () => Promise<void>): NodeJS.Timeout {
  console.log('This is a restored copy: vouchers, mails and refunds are on hold until you run');
  console.log('npm run office -- resume-after-restore, which first lists what is on hold');
  const timer = setInterval(() => {
    if (isHeldBack(app.config.DATA_DIR)) return;
    clearInterval(timer);
    void goOn();
  }, 2_000);
  return timer;
}
