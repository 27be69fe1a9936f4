import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { listUnitDays, type UnitDay } from '#modules/pricing/queries/list-unit-days.ts';
import type { App } from '#platform/app.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** How far ahead the lowest price of a unit is looked for, as display prices are. */
const priceDays = 60;

/** What is on sale of each unit in the coming weeks; one statement. */
export function listComingDays(app: App, product: ProductDetail): Promise<UnitDay[]> {
  const now = app.clock.now();
  const today = dayInVietnam(now);
  return listUnitDays(app.readDb, product.id, today, addDays(today, priceDays), now);
}

/** The lowest price of a unit among days that can be had, or null. */
export function lowestOf(days: readonly UnitDay[], unitId: number): number | null {
  const prices = days.flatMap((day) => (day.unitId === unitId && day.left > 0 ? (day.priceVnd ?? []) : []));
  return prices.length ? Math.min(...prices) : null;
}
