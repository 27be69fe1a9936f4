import type { PlanProperty } from '#modules/catalog/kinds/kind.ts';
import type { PlanFacts, QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { AcceptsOffer } from './cheapest-trip.ts';
import { freeUntil } from './trip-offer.ts';

/** Accepted plan values by property; any where none is given. */
export type PlanChoice = Partial<Record<PlanProperty, readonly string[]>>;

type Conditions = Pick<PlanFacts, 'payMode' | 'mealPlan'>;

/** Conditions under which something is available, such as 'meal=BB', by their bit: nine, by the checks of the database. */
const bits = new Map<string, number>();

function bitOf(property: PlanProperty): (value: string) => number {
  const bitByValue = new Map<string, number>();
  return (value) => {
    const assigned = bitByValue.get(value);
    if (assigned !== undefined) return assigned;
    const bit = 1 << bits.size;
    bits.set(`${property}=${value}`, bit);
    bitByValue.set(value, bit);
    return bit;
  };
}

const [payBit, mealBit] = [bitOf('pay'), bitOf('meal')];
const freeBit = bitOf('cancel')('free');

/** The bit of each condition so far. */
export const optionBits: ReadonlyMap<string, number> = bits;

/** The conditions under which an available plan makes its product available, each combined with the choices for the other properties. */
export function optionsUnder({ payMode, mealPlan }: Conditions, isFree: boolean, choice: PlanChoice): number {
  const isPay = isAmong(payMode, choice.pay);
  const isMeal = isAmong(mealPlan, choice.meal);
  const isCancel = isFree || !choice.cancel?.includes('free');
  return (
    (isMeal && isCancel ? payBit(payMode) : 0) |
    (isPay && isCancel ? mealBit(mealPlan) : 0) |
    (isFree && isPay && isMeal ? freeBit : 0)
  );
}

/** Whether no such plan can add anything to these conditions. */
export function isCovered(plan: PlanFacts, options: number): boolean {
  const ownBits = payBit(plan.payMode) | mealBit(plan.mealPlan);
  return (options & ownBits) === ownBits && ((options & freeBit) !== 0 || !isEverFree(plan));
}

function isEverFree({ tiers, holidayTiers }: PlanFacts): boolean {
  return tiers.some(isFull) || (holidayTiers?.some(isFull) ?? false);
}

const isFull = ({ refundPercent }: PlanFacts['tiers'][number]) => refundPercent === 100;

/** Whether a plan is among those that were chosen. */
export function isChosen({ payMode, mealPlan }: Conditions, isFree: boolean, choice: PlanChoice): boolean {
  return (
    isAmong(payMode, choice.pay) &&
    isAmong(mealPlan, choice.meal) &&
    (isFree || !choice.cancel?.includes('free'))
  );
}

function isAmong(value: string, accepted: readonly string[] = []): boolean {
  return accepted.length === 0 || accepted.includes(value);
}

/** Filter for offers that match the chosen plan values; undefined where all match. */
export function keepsChoice(choice: PlanChoice, facts: QuoteFacts, now: Date): AcceptsOffer | undefined {
  if (Object.values(choice).every((values) => values.length === 0)) return undefined;
  return (offer) => isChosen(offer.plan, freeUntil(offer, facts, now) !== null, choice);
}
