import type { ChildBandInput } from '#modules/catalog/kinds/sale-terms.ts';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { roundToThousand } from '#modules/pricing/money.ts';
import { createLine, groupBy } from '#modules/pricing/quote/create-line.ts';
import type { BookableDay } from '#modules/pricing/quote/pricers/check-start-day.ts';
import type { PlanFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';

export interface GuestCharge {
  line: QuoteLine;
  /** What the line charges on each night, in the order of the nights. */
  perNightVnd: number[];
}

interface Stay {
  nights: readonly BookableDay[];
  plan: PlanFacts;
  maxAdults: number;
}

/** One charge for each band: an amount per child and night, or a percent of an adult's share of the room. */
export function childCharges(
  children: readonly { age: number; band: ChildBandInput }[],
  stay: Stay,
): GuestCharge[] {
  return groupBy(children, ({ band }) => band.label).map((same) => {
    const { band } = same[0];
    const ofOne = stay.nights.map((night) =>
      childPrice(band, planPrice(night.priceVnd, stay.plan) / stay.maxAdults),
    );
    return charge(
      `Trẻ em: ${band.label}`,
      same.length,
      ofOne,
      `${same.length} trẻ × ${stay.nights.length} đêm`,
    );
  });
}

/** One line per band where the price covers the whole trip; `adultVnd` is the adult price. */
export function childLines(
  children: readonly { age: number; band: ChildBandInput }[],
  adultVnd: number,
): QuoteLine[] {
  return groupBy(children, ({ band }) => band.label).map((same) => {
    const { band } = same[0];
    const priceVnd = childPrice(band, adultVnd);
    const share = band.percent === undefined ? '' : ` × ${band.percent}% giá người lớn`;
    const reason = `${same.length} trẻ${priceVnd === 0 ? ', miễn phí' : share}`;
    return createLine(`Trẻ em: ${band.label}`, same.length, priceVnd, reason);
  });
}

export function extraBedCharges(beds: number, extraBedVnd: number, stay: Stay): GuestCharge[] {
  if (beds === 0) return [];
  const ofOne = stay.nights.map(() => extraBedVnd);
  return [charge('Giường phụ', beds, ofOne, `${beds} giường × ${stay.nights.length} đêm`)];
}

/** Of one child for one night or one trip, in đồng. */
export function childPrice(band: ChildBandInput, adultVnd: number): number {
  return band.amountVnd ?? roundToThousand((adultVnd * (band.percent ?? 0)) / 100);
}

/** A line counts heads and nights while every night costs the same, else it is one sum. */
function charge(label: string, heads: number, ofOne: readonly number[], reason: string): GuestCharge {
  const isEven = ofOne.every((amount) => amount === ofOne[0]);
  const total = ofOne.reduce((sum, amount) => sum + amount, 0) * heads;
  return {
    line: isEven
      ? createLine(label, heads * ofOne.length, ofOne[0] ?? 0, reason)
      : createLine(label, 1, total, reason),
    perNightVnd: ofOne.map((amount) => amount * heads),
  };
}
