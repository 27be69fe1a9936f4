import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { recountPrices } from './display-prices/recount-prices.ts';
import { refreshStalePrices } from './display-prices/refresh-stale-prices.ts';
import { rollCalendar } from './display-prices/roll-calendar.ts';

/** What pricing does by the clock; may run in several processes at once. */
export const pricingSweeps = [
  {
    name: 'roll-calendar',
    everySeconds: 900,
    run: ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> =>
      rollCalendar(db, dayInVietnam(clock.now())),
  },
  {
    name: 'recount-prices',
    everySeconds: 15,
    run: ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> => recountPrices(db, clock.now()),
  },
  {
    name: 'refresh-stale-prices',
    everySeconds: 60,
    run: ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> =>
      refreshStalePrices(db, dayInVietnam(clock.now())),
  },
];
