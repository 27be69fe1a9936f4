import type { PriceRule } from '#modules/pricing/day-price/price-rule.ts';
import { ruleApplies } from '#modules/pricing/day-price/price-rule.ts';
import { addDays } from '#platform/time/days.ts';

/** Days before a deal whose prices are compared. */
const proofDays = 30;

/**
 * When the deals that set the price of a day began: the earliest start. Null while none runs today, or when one has no
 * start, because then the time before is unknown.
 */
export function dealsBegan(
  deals: readonly PriceRule[],
  { day, today }: { day: string; today: string },
): string | null {
  const running = deals.filter((deal) => ruleApplies(deal, day, []));
  const beginnings = running.map((deal) => deal.from ?? '');
  const first = beginnings.sort()[0];
  return first && first <= today ? first : null;
}

/** The days whose logged prices prove a struck price, both included. */
export function proofWindow(beganOn: string): { from: string; to: string } {
  return { from: addDays(beganOn, -proofDays), to: addDays(beganOn, -1) };
}

/**
 * The price that may be struck through beside a price: the smaller of the list price and the lowest price charged in the
 * 30 days before the deal. Without such a price, or when it is no higher, the price itself is returned and nothing is
 * struck.
 */
export function struckPrice({
  listVnd,
  finalVnd,
  lowestBeforeVnd,
}: {
  listVnd: number;
  finalVnd: number;
  lowestBeforeVnd: number | null;
}): number {
  return lowestBeforeVnd === null ? finalVnd : Math.max(finalVnd, Math.min(listVnd, lowestBeforeVnd));
}
