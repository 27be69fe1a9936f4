import { Counter, Gauge } from 'prom-client';
import type { App } from '#platform/app.ts';
import { retentionRules } from './rules.ts';

const deleted = new Counter({
  name: 'retention_deleted_total',
  help: 'Pieces of personal data deleted because their time was over',
  labelNames: ['rule'],
});
const lastRun = new Gauge({
  name: 'retention_last_run_seconds',
  help: 'When a rule of retention last ran to its end, as seconds since 1970',
  labelNames: ['rule'],
});

/** The one job that deletes what has been kept long enough. A rule that fails does not keep the others from running. */
export const retentionSweep = {
  name: 'delete-what-is-over',
  everySeconds: 3600,
  run: async (app: Pick<App, 'db' | 'clock' | 'log' | 'secrets' | 'queue'>): Promise<number> => {
    const { db, clock, log } = app;
    let total = 0;
    for (const { name, run } of retentionRules) {
      if (!run) continue;
      try {
        const count = await run(db, clock.now(), app);
        deleted.inc({ rule: name }, count);
        lastRun.set({ rule: name }, clock.now().getTime() / 1000);
        total += count;
      } catch (error) {
        log.error({ error, rule: name }, 'personal data could not be deleted in time');
      }
    }
    return total;
  },
};
