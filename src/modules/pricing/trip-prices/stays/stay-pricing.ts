import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { bestOf, holds } from '#modules/pricing/quote/booking-discount.ts';
import { childPrice } from '#modules/pricing/quote/pricers/child-charges.ts';
import type { BookingRule } from '#modules/pricing/quote/quote-facts.ts';
import type { DayColumns } from '../known-days/day-columns.ts';
import { cellOf, type DayPage, dayBits, termBits, termOf, unitBits } from '../known-days/day-page.ts';
import type { StayColumns } from './stay-columns.ts';
import type { StayParty } from './stay-party.ts';
import type { StayPrices, StayStart, WantedStays } from './wanted-stays.ts';

/** Prices units one after another over columns, without allocating anything per unit. */
export class StayPricing {
  private readonly ordinals: Int32Array;
  private readonly parties: (StayParty | null | undefined)[] = [];
  /** Caches by start, then by index of rules or of guests. */
  private readonly applicable: BookingRule[][][];
  private readonly surchargesVnd: number[][];
  /** The page of units that the last unit lies in, and its pages by block. */
  private unitPage = -1;
  private pages: (DayPage | undefined)[] = [];
  private readonly nightsVnd: Float64Array;
  private left = 0;
  /** The nights of the last unit under its cheapest plan. */
  private lowestNightsVnd = 0;
  private readonly stays: StayColumns;
  private readonly columns: DayColumns;
  private readonly wanted: WantedStays;
  private readonly firstBlock: number;

  constructor(stays: StayColumns, columns: DayColumns, wanted: WantedStays) {
    this.stays = stays;
    this.columns = columns;
    this.wanted = wanted;
    this.ordinals = columns.ordinalsOf(stays.unitIds);
    this.applicable = wanted.starts.map(() => []);
    this.surchargesVnd = wanted.starts.map(() => []);
    this.nightsVnd = new Float64Array(wanted.length);
    this.firstBlock = (wanted.starts[0]?.number ?? 0) >> dayBits;
  }

  /** Compares what a unit costs with what is cheapest of its product so far. */
  addUnit(unit: number, product: number, prices: StayPrices): void {
    const { stays, wanted } = this;
    const guests = stays.guestsOf[unit] as number;
    let party = this.parties[guests];
    if (party === undefined) {
      party = wanted.partyOf(guests);
      this.parties[guests] = party;
    }
    if (!party) return;
    const ordinal = this.ordinals[unit] as number;
    if (ordinal >> unitBits !== this.unitPage) {
      this.unitPage = ordinal >> unitBits;
      const [first, last] = [wanted.starts[0], wanted.starts.at(-1)] as [StayStart, StayStart];
      this.pages = this.columns.pagesOf(ordinal, { from: first.number, to: last.number + wanted.length + 1 });
    }
    for (let at = 0; at < wanted.starts.length; at++) {
      const start = wanted.starts[at] as StayStart;
      const minNights = this.readNights(ordinal, start, party.quantity);
      if (minNights === 0) continue;
      const plan = this.cheapestPlan(unit, at, { product, minNights, prices });
      if (plan < 0) continue;
      const totalVnd = this.totalOf(unit, plan, { at, party, guests });
      const lowestVnd = prices.totalsVnd[product] as number;
      if (lowestVnd >= 0 && totalVnd >= lowestVnd) continue;
      prices.totalsVnd[product] = totalVnd;
      prices.units[product] = unit;
      prices.starts[product] = at;
      prices.plans[product] = plan - (stays.firstPlans[unit] as number);
      prices.lefts[product] = this.left;
    }
  }

  /** Reads the nights of a stay. @returns the minimum number of nights of a stay that begins on that day; 0 where none is available */
  private readNights(ordinal: number, { number, daysAhead }: StayStart, quantity: number): number {
    const { length } = this.wanted;
    if (daysAhead < 0) return 0;
    const arrival = this.termsAt(ordinal, number);
    if ((arrival & (termBits.exists | termBits.closedToArrival)) !== termBits.exists) return 0;
    const maxStay = termOf(arrival, 'maxStay');
    const minStay = termOf(arrival, 'minStay');
    if (length < minStay || (maxStay > 0 && length > maxStay) || daysAhead < termOf(arrival, 'releaseDays'))
      return 0;
    const departure = this.termsAt(ordinal, number + length);
    if ((departure & termBits.exists) !== 0 && (departure & termBits.closedToDeparture) !== 0) return 0;
    this.left = Number.POSITIVE_INFINITY;
    for (let night = 0; night < length; night++) {
      const page = this.pages[((number + night) >> dayBits) - this.firstBlock];
      const cell = cellOf(ordinal, number + night);
      if (!page) return 0;
      const priceVnd = page.prices[2 * cell] as number;
      const places = page.numbers[4 * cell + 2] as number;
      const terms = page.numbers[4 * cell + 3] as number;
      if (priceVnd < 0 || (terms & (termBits.exists | termBits.closed)) !== termBits.exists) return 0;
      if (places < quantity) return 0;
      if (places < this.left) this.left = places;
      this.nightsVnd[night] = priceVnd;
    }
    return Math.max(minStay, 1);
  }

  private termsAt(ordinal: number, number: number): number {
    return this.pages[(number >> dayBits) - this.firstBlock]?.numbers[4 * cellOf(ordinal, number) + 3] ?? 0;
  }

  /** The available and accepted plan with the cheapest nights; -1 where there is none. Adds the options of all available ones. */
  private cheapestPlan(
    unit: number,
    at: number,
    { product, minNights, prices }: { product: number; minNights: number; prices: StayPrices },
  ): number {
    const { stays, wanted } = this;
    const { daysAhead } = wanted.starts[at] as StayStart;
    let [cheapest, lowestNightsVnd, options] = [-1, Number.POSITIVE_INFINITY, 0];
    const end = stays.firstPlans[unit + 1] as number;
    for (let plan = stays.firstPlans[unit] as number; plan < end; plan++) {
      if (wanted.length < Math.max(minNights, stays.minStays[plan] as number)) continue;
      if (daysAhead < (stays.advanceDays[plan] as number)) continue;
      const condition = wanted.conditionOf(stays.conditionsOf[plan] as number, at);
      options |= condition.options;
      if (!condition.isAccepted) continue;
      const nightsVnd = this.nightsUnder(plan);
      if (nightsVnd < lowestNightsVnd) [cheapest, lowestNightsVnd] = [plan, nightsVnd];
    }
    prices.options[product] = (prices.options[product] as number) | options;
    this.lowestNightsVnd = lowestNightsVnd;
    return cheapest;
  }

  private nightsUnder(plan: number): number {
    let sumVnd = 0;
    for (let night = 0; night < this.nightsVnd.length; night++) sumVnd += this.nightVnd(night, plan);
    return sumVnd;
  }

  private nightVnd(night: number, plan: number): number {
    const pricePercent = this.stays.percents[plan] as number;
    const priceDeltaVnd = this.stays.deltasVnd[plan] as number;
    return planPrice(this.nightsVnd[night] as number, { pricePercent, priceDeltaVnd });
  }

  /** The total of the nights that were read last, under the plan that is cheapest for them. */
  private totalOf(
    unit: number,
    plan: number,
    { at, party, guests }: { at: number; party: StayParty; guests: number },
  ): number {
    const { stays, wanted } = this;
    const { day: from, nights } = wanted.starts[at] as StayStart;
    const baseVnd = this.lowestNightsVnd * party.quantity;
    let totalVnd = baseVnd + this.surchargesOf(guests, at, party);
    for (const { band, count } of party.children)
      for (let night = 0; night < nights.length; night++)
        totalVnd += childPrice(band, this.nightVnd(night, plan) / party.maxAdults) * count;
    const rules = this.applicableRules(stays.rulesOf[unit] as number, at);
    if (rules.length === 0) return totalVnd;
    const booked = { from, nights: nights.length, noun: 'đêm', baseVnd, today: wanted.today } as const;
    return totalVnd + (bestOf(rules, booked)?.amountVnd ?? 0);
  }

  private surchargesOf(guests: number, at: number, party: StayParty): number {
    const byGuests = this.surchargesVnd[at] as number[];
    byGuests[guests] ??= party.surchargesVnd((this.wanted.starts[at] as StayStart).nights);
    return byGuests[guests];
  }

  /** The rules of a unit that apply to a stay, whatever its price. */
  private applicableRules(rules: number, at: number): BookingRule[] {
    const byRules = this.applicable[at] as BookingRule[][];
    const cached = byRules[rules];
    if (cached) return cached;
    const { day: from, nights } = this.wanted.starts[at] as StayStart;
    const booked = { from, nights: nights.length, today: this.wanted.today };
    const applicable = (this.stays.rules[rules] ?? []).filter((rule) => holds(rule, booked));
    byRules[rules] = applicable;
    return applicable;
  }
}
