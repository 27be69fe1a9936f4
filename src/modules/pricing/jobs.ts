import { productPublished } from '#modules/catalog/events.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { recountPrices } from './display-prices/recount-prices.ts';
import { refreshStalePrices } from './display-prices/refresh-stale-prices.ts';
import { printsOutdated, reprintPrices } from './display-prices/reprint-prices.ts';
import { rollCalendar } from './display-prices/roll-calendar.ts';
import { forgetDayChanges } from './trip-prices/forget-day-changes.ts';
import { followPublication, saleChanged } from './units-on-sale/units.ts';

export const pricingJobTypes = [printsOutdated, saleChanged] as unknown as JobType<never>[];

/** Pricing's reactions to events. */
export const pricingJobs = [
  {
    type: printsOutdated,
    handle: ({ db, clock }: Pick<App, 'db' | 'clock'>, { productIds }: { productIds: number[] }) =>
      reprintPrices(db, productIds, dayInVietnam(clock.now())),
  },
  {
    type: productPublished,
    handle: ({ db, clock }: Pick<App, 'db' | 'clock'>, { productId }: { productId: number }) =>
      followPublication(db, productId, clock.now()),
  },
  {
    type: saleChanged,
    handle: ({ db, clock }: Pick<App, 'db' | 'clock'>, { productId }: { productId: number }) =>
      followPublication(db, productId, clock.now()),
  },
];

/** Pricing's scheduled jobs; may run in several processes at once. */
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
  {
    name: 'forget-day-changes',
    everySeconds: 600,
    run: ({ db }: Pick<App, 'db'>): Promise<number> => forgetDayChanges(db),
  },
];
