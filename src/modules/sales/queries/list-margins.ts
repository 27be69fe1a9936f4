import type { PricedYear } from '#modules/pricing/try-out/price-year.ts';
import { listTripCosts, type TriedTrip } from '#modules/sales/queries/list-trip-costs.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Cost and margin of a day's price, in đồng and in percent of the price. */
export interface Margin {
  costVnd: number;
  leftVnd: number;
  percent: number;
}

/** The margin of each of these trips, in order; null if the cost is unknown. */
export async function listTripMargins(db: Executor, trips: readonly TriedTrip[]): Promise<(Margin | null)[]> {
  const costs = await listTripCosts(db, trips);
  return trips.map(({ priceVnd }, at) => {
    const costVnd = costs[at] ?? null;
    if (costVnd === null) return null;
    const leftVnd = priceVnd - costVnd;
    return { costVnd, leftVnd, percent: priceVnd === 0 ? 0 : (leftVnd / priceVnd) * 100 };
  });
}

/** The margin of each available day of a year whose cost is known, by day. */
export async function listMargins(
  db: Executor,
  productId: number,
  { unit, wanted, days }: PricedYear,
): Promise<Map<string, Margin>> {
  const { adults, childAges, quantity, ratePlanId: planId = null } = wanted;
  const of = { productId, unitId: unit.unitId, planId, quantity, guests: adults + childAges.length };
  const trips = days.flatMap(({ day, nights, takes, totalVnd }) =>
    totalVnd === null ? [] : [{ ...of, day, nights, takes, priceVnd: totalVnd }],
  );
  const margins = await listTripMargins(db, trips);
  return new Map(
    trips.flatMap(({ day }, at): [string, Margin][] => {
      const margin = margins[at];
      return margin ? [[day, margin]] : [];
    }),
  );
}

/** Summary of a year: days whose cost is known, those below the minimum, and the worst of all. */
export function summaryOf(margins: ReadonlyMap<string, Margin>, floorPercent: number) {
  const days = [...margins].map(([day, { percent }]) => ({ day, percent }));
  const worst = days.reduce<(typeof days)[0] | null>(
    (least, one) => (least && least.percent <= one.percent ? least : one),
    null,
  );
  return { known: days.length, below: days.filter(({ percent }) => percent < floorPercent).length, worst };
}
