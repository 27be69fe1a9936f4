import { openDays } from '#modules/inventory/days/open-days.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { openWeekdays } from '#modules/pricing/calendar/open-weekdays.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import type { LockedSale } from './lock-sale.ts';

/** Updates what depends on a product's sale after a change: `publishSale` at once, `followLater` for many together. */
export type FollowSale = (tx: Tx, sale: LockedSale, now: Date) => Promise<void>;

/**
 * Updates everything that depends on a product's sale: days not opened yet, prices of days, its cards and those of combos
 * that have it as a component, and cached pages on every node. Runs in the transaction of the change.
 */
export async function publishSale(
  tx: Tx,
  { id, kind, details, concerned }: LockedSale,
  now: Date,
): Promise<void> {
  const today = dayInVietnam(now);
  const to = addDays(today, bookingLimits.horizonDays);
  const units = await tx
    .selectFrom('units')
    .select('id')
    .where('product_id', '=', id)
    .where('status', '=', true)
    .execute();
  if (units.length > 0) {
    const weekdays = openWeekdays(kind, details);
    const unitIds = units.map((unit) => unit.id);
    await openDays(tx, { unitIds, from: today, to, ...(weekdays && { weekdays }) });
    await writeDailyRates(tx, id, today, to);
  }
  await refreshDisplayPrices(tx, concerned, today);
  await announceChange(tx, ['catalogue', ...concerned.map((one) => `product:${one}`)]);
  await announceLive(tx, { tags: ['days'] });
}
