import { bookingLimits } from '../../booking-limits.ts';
import type { DayColumns } from '../known-days/day-columns.ts';
import type { StayColumns } from './stay-columns.ts';
import { StayPricing } from './stay-pricing.ts';
import type { StayPrices, WantedStays } from './wanted-stays.ts';

/**
 * The least total of each product for a stay, by the rules of `stayTotal`, over columns: nothing is made for each of thousands of units.
 * Of a unit the plan counts whose nights cost least.
 */
export function priceStays(stays: StayColumns, columns: DayColumns, wanted: WantedStays): StayPrices {
  const count = stays.firstUnits.length - 1;
  const prices: StayPrices = {
    totalsVnd: new Float64Array(count).fill(-1),
    units: new Int32Array(count),
    starts: new Int32Array(count),
    plans: new Int32Array(count),
    lefts: new Int32Array(count),
    options: new Int32Array(count),
  };
  if (wanted.length > bookingLimits.maxNights) return prices;
  const pricing = new StayPricing(stays, columns, wanted);
  for (let product = 0; product < count; product++) {
    const end = stays.firstUnits[product + 1] as number;
    for (let unit = stays.firstUnits[product] as number; unit < end; unit++)
      pricing.addUnit(unit, product, prices);
  }
  return prices;
}
