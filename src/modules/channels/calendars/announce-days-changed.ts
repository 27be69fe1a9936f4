import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** Announces blocked or released days of a locked product to cards, pages and the office's calendar. */
export async function announceDaysChanged(tx: Tx, productId: number, now: Date): Promise<void> {
  await refreshDisplayPrices(tx, [productId], dayInVietnam(now));
  await announceChange(tx, ['catalogue', `product:${productId}`]);
  await announceLive(tx, { tags: ['days'] });
}
