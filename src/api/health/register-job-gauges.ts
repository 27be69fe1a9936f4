import { Gauge, type Registry } from 'prom-client';
import { countUnsentMails } from '#modules/mails/queries.ts';
import type { App } from '#platform/app.ts';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';

/** Gauges of unfinished jobs and unsent mails: the same figures from every process. */
export function registerJobGauges({ db, config }: Pick<App, 'db' | 'config'>, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'jobs',
    help: 'Jobs that are not done, by queue and state; failed ones were given up and wait for somebody; alarm above 0',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { queue, state, count } of await figures(db)) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'oldest_job_seconds',
    help: 'Age of the oldest job that is not done, by queue, without those that were given up; alarm above 120',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      const oldest = new Map<string, number>();
      for (const { queue, state, oldestSeconds } of await figures(db))
        if (state !== 'failed') oldest.set(queue, Math.max(oldest.get(queue) ?? 0, oldestSeconds));
      for (const [queue, seconds] of oldest) this.set({ queue }, seconds);
    },
  });
  new Gauge({
    name: 'mails_unsent',
    help: 'Mails of the last week that the mail server has not taken yet; 0 where no server is configured',
    registers,
    async collect() {
      this.set(config.SMTP_URL ? await countUnsentMails(db).catch(() => 0) : 0);
    },
  });
}

/** Empty while the database is away or has no queues yet. */
function figures(db: App['db']) {
  return listQueueFigures(db).catch(() => []);
}
