import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { BookingRule, PlanFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { isPlainStay } from '../cheapest-trip.ts';

/** The units and plans of products that sell plain stays only, one after another, to be priced in one go. */
export interface StayColumns {
  /** Of each product its first unit, and the end of the last; none of a product that sells anything else. */
  firstUnits: Int32Array;
  units: readonly UnitFacts[];
  unitIds: readonly number[];
  /** By unit: which of `guests`, units that take the same guests at the same charges. */
  guestsOf: Int32Array;
  guests: readonly UnitFacts[];
  /** By unit: which of `rules`. */
  rulesOf: Int32Array;
  rules: readonly (readonly BookingRule[])[];
  /** Of each unit its first plan, and the end of the last. */
  firstPlans: Int32Array;
  percents: Float64Array;
  deltasVnd: Float64Array;
  minStays: Int32Array;
  advanceDays: Int32Array;
  /** By plan: which of `conditions`, plans that are paid, cancelled and served alike. */
  conditionsOf: Int32Array;
  conditions: readonly PlanFacts[];
}

/** Whether all that a product has on sale are stays that days and party determine. */
export const sellsPlainStays = (units: readonly UnitFacts[]): boolean =>
  units.every(
    (unit) => isPlainStay(unit) && !(getKind(unit.kind).isConditional?.(unit.unitDetails) ?? false),
  );

/** The columns of products by their units, in their order. */
export function stayColumnsOf(products: readonly (readonly UnitFacts[])[]): StayColumns {
  const plainUnits = products.map((units) => (sellsPlainStays(units) ? units : []));
  const units = plainUnits.flat();
  const plans = units.flatMap((unit) => unit.plans);
  const [guests, rules, conditions] = [
    new Distinct<UnitFacts>(guestsKey),
    new Distinct<readonly BookingRule[]>(ruleKey),
    new Distinct<PlanFacts>(conditionKey),
  ];
  return {
    firstUnits: endsOf(plainUnits),
    units,
    unitIds: units.map(({ unitId }) => unitId),
    guestsOf: Int32Array.from(units, (unit) => guests.indexOf(unit)),
    guests: guests.all,
    rulesOf: Int32Array.from(units, (unit) => rules.indexOf(unit.rules)),
    rules: rules.all,
    firstPlans: endsOf(units.map((unit) => unit.plans)),
    percents: Float64Array.from(plans, (plan) => plan.pricePercent),
    deltasVnd: Float64Array.from(plans, (plan) => plan.priceDeltaVnd),
    minStays: Int32Array.from(plans, (plan) => plan.minStay),
    advanceDays: Int32Array.from(plans, (plan) => plan.advanceDays),
    conditionsOf: Int32Array.from(plans, (plan) => conditions.indexOf(plan)),
    conditions: conditions.all,
  };
}

/** Where each list begins when they follow one another, and where the last ends. */
function endsOf(lists: readonly (readonly unknown[])[]): Int32Array {
  const ends = new Int32Array(lists.length + 1);
  for (const [index, list] of lists.entries()) ends[index + 1] = (ends[index] as number) + list.length;
  return ends;
}

/** Numbers things, those with the same key alike. */
class Distinct<Thing extends object> {
  readonly all: Thing[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly keyOf: (thing: Thing) => string;

  constructor(keyOf: (thing: Thing) => string) {
    this.keyOf = keyOf;
  }

  indexOf(thing: Thing): number {
    const key = this.keyOf(thing);
    const existing = this.numbers.get(key);
    if (existing !== undefined) return existing;
    const number = this.all.push(thing) - 1;
    this.numbers.set(key, number);
    return number;
  }
}

const guestsKey = memoizedKey(({ terms, maxAdults, maxChildren, maxOccupancy }: UnitFacts) => [
  ...[maxAdults, maxChildren, maxOccupancy],
  ...[terms.childBands, terms.ageMin ?? 0, terms.surcharges],
]);

const ruleKey = memoizedKey((rules: readonly BookingRule[]) => rules);

const conditionKey = memoizedKey(({ payMode, mealPlan, tiers, holidayTiers }: PlanFacts) => [
  ...[payMode, mealPlan, tiers, holidayTiers],
]);

/** A key of a thing's values, memoized: columns are built anew when any product has changed. */
function memoizedKey<Thing extends object>(valuesOf: (thing: Thing) => unknown): (thing: Thing) => string {
  const keys = new WeakMap<Thing, string>();
  return (thing) => {
    const cached = keys.get(thing);
    if (cached !== undefined) return cached;
    const key = JSON.stringify(valuesOf(thing));
    keys.set(thing, key);
    return key;
  };
}
