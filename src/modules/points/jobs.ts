import type { App } from '#platform/app.ts';
import { announceExpiry, expirePoints } from './commands/expire-points.ts';

type Parts = Pick<App, 'db' | 'queue' | 'clock'>;

/** Scheduled jobs of points: expired ones are written off, expiring ones announced. */
export const pointSweeps = [
  {
    name: 'expire-points',
    everySeconds: 3600,
    run: ({ db, clock }: Parts) => expirePoints(db, clock.now()),
  },
  {
    name: 'announce-expiring-points',
    everySeconds: 3600,
    run: ({ db, queue, clock }: Parts) => announceExpiry(db, queue, clock.now()),
  },
];
