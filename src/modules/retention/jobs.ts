import { Counter, Gauge } from 'prom-client';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { forgetPastDays } from './commands/forget-past-days.ts';
import { resealData } from './commands/reseal-data.ts';
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

const unreadable = new Gauge({
  name: 'sealed_values_unreadable',
  help: 'Encrypted values that none of the secrets decrypts, by column',
  labelNames: ['place'],
});
const lastReseal = new Gauge({
  name: 'reseal_last_run_seconds',
  help: 'When everything was last encrypted with the newest secret, as seconds since 1970',
});

/** Re-encrypts, daily, what was encrypted with a former secret. */
const resealSweep = {
  name: 'reseal-data',
  everySeconds: 86_400,
  run: async (app: Pick<App, 'db' | 'clock' | 'log' | 'secrets'>): Promise<number> => {
    const done = await resealData(app);
    for (const one of done) {
      unreadable.set({ place: one.place }, one.unreadable);
      if (one.unreadable > 0) app.log.error(one, 'none of DATA_SECRETS decrypts data that is stored here');
    }
    lastReseal.set(app.clock.now().getTime() / 1000);
    return done.reduce((sum, { resealed }) => sum + resealed, 0);
  },
};

/** The one job that deletes data after their retention time. A rule that fails does not keep the others from running. */
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

/** Deletes, daily, days on sale that are long past. They contain no personal data. */
const pastDaysSweep = {
  name: 'forget-past-days',
  everySeconds: 86_400,
  run: ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> =>
    forgetPastDays(db, dayInVietnam(clock.now())),
};

export const retentionSweeps = [retentionSweep, resealSweep, pastDaysSweep];
