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

/** Has what hangs on what is sold of a product follow a change of it: `publishSale` at once, `followLater` for many together. */
export type FollowSale = (tx: Tx, sale: LockedSale, now: Date) => Promise<void>;

/**
 * Has everything follow a change of what is sold of a product: days that are not open yet, prices of days, cards of it and of
 * the combos that take it along, kept pages on every node. In the transaction of the change.
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
  const weekdays = openWeekdays(kind, details);
  await openDays(tx, {
    unitIds: units.map((unit) => unit.id),
    from: today,
    to,
    ...(weekdays && { weekdays }),
  });
  await writeDailyRates(tx, id, today, to);
  await refreshDisplayPrices(tx, concerned, today);
  await announceChange(tx, ['catalogue', ...concerned.map((one) => `product:${one}`)]);
  await announceLive(tx, { tags: ['days'] });
}
