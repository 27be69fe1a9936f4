import type { PriceRule } from '#modules/pricing/day-price/price-rule.ts';
import { ruleApplies } from '#modules/pricing/day-price/price-rule.ts';
import { addDays } from '#platform/time/days.ts';

/** How far back before a deal prices are compared. */
const proofDays = 30;

/**
 * When the deals that make the price of a day began to run: the earliest of them. Null while none runs today, or when
 * one has no beginning, because then nothing is known of the time before.
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
 * What may stand struck through beside a price: the smaller of the list price and the lowest price that was asked in the
 * 30 days before the deal. Without such a price, or when it is no higher, nothing is struck and the price itself comes
 * back.
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
