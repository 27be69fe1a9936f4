import {
  type CancellationTier,
  cancellationTiers,
} from '#modules/pricing/cancellation/cancellation-tiers.ts';
import { type DayAmount, sumOf } from '#modules/pricing/money.ts';
import { usualSupplierHours } from '#modules/settings/schema.ts';
import { type PricedDraft, withLine } from './price-item.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from './quote-facts.ts';
import type { QuotedItem, QuoteLine } from './quote-types.ts';
import { splitPayment } from './split-payment.ts';

/** The item as quoted, with its share of the discounts on the whole purchase. */
export function finalizeItem(
  { wanted, unit, plan, priced: before, deal }: PricedDraft,
  shares: readonly (QuoteLine | null)[],
  { facts, now, points = 0 }: { facts: QuoteFacts; now: Date; points?: number },
): { item: QuotedItem; perDay: DayAmount[] } {
  const priced = shares.reduce((sum, share) => (share ? withLine(sum, share) : sum), before);
  const amount = sumOf(priced.lines, (row) => row.amount);
  const payment = splitPayment(
    amount,
    { payMode: plan.payMode, deposit: unit.terms.deposit },
    { firstOn: priced.from, now },
  );
  const item: QuotedItem = {
    ...pickUnit(unit),
    ...pickPlan(plan),
    from: priced.from,
    to: priced.to,
    nights: priced.nights,
    startsAt: priced.startsAt,
    endsOn: priced.endsOn,
    quantity: wanted.quantity,
    ...(priced.countedAs && { countedAs: priced.countedAs }),
    adults: wanted.adults,
    childAges: wanted.childAges,
    ...(unit.passengers && { passengers: unit.passengers }),
    options: wanted.options,
    ...(points > 0 && { points }),
    ...(deal && { deal }),
    lines: priced.lines,
    amount,
    ...payment,
    cancellation: cancellationOf({ priced, plan }, { facts, amountVnd: amount, now }),
    takes: { places: priced.demand, vehicles: priced.vehicles },
  };
  return { item, perDay: priced.perDay };
}

function pickUnit({ kind, productId, productTitle, productSlug, unitId, unitTitle }: UnitFacts) {
  return { kind, productId, productTitle, productSlug, unitId, unitTitle };
}

function pickPlan(plan: PlanFacts) {
  const { id, title, mealPlan, payMode, confirmation, answerMinutes, answerHours, policyTitle } = plan;
  return {
    ...{ ratePlanId: id, planTitle: title, mealPlan, payMode, confirmation, answerMinutes, policyTitle },
    answerHours: answerHours ?? usualSupplierHours,
  };
}

/** Refunds with their deadlines. A day of service in a public holiday's window applies the policy's holiday tiers, where it has them. */
export function cancellationOf(
  { priced, plan }: { priced: { from: string; perDay: readonly Pick<DayAmount, 'day'>[] }; plan: PlanFacts },
  { facts, amountVnd, now }: { facts: QuoteFacts; amountVnd: number; now: Date },
): CancellationTier[] {
  const isHoliday = priced.perDay.some(({ day }) =>
    facts.holidays.some((window) => window.isPublic && window.from <= day && day <= window.to),
  );
  const tiers = (isHoliday && plan.holidayTiers) || plan.tiers;
  return cancellationTiers(tiers, { firstOn: priced.from, totalVnd: amountVnd, now });
}
