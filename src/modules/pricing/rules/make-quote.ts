import type { QuoteItemRequest, QuoteRequest } from '../schema.ts';
import { type CancellationTier, cancellationTiers, mergeCancellation } from './cancellation.ts';
import { findPricer, type PricedItem } from './price-item.ts';
import type { PlanFacts, Quote, QuoteDemand, QuotedItem, QuoteFacts, UnitFacts } from './quote-types.ts';
import { type QuoteRefusal, refuse } from './refusal.ts';
import { taxIncluded } from './tax.ts';

export type QuoteResult = { ok: true; quote: Quote } | QuoteRefusal;

/** Percent due at once under a deposit plan whose product names none. */
const usualDepositPercent = 30;

/** The quote for a request, from facts alone: lines, total, tax, what is due now, what a cancellation gives back. */
export function makeQuote(request: QuoteRequest, facts: QuoteFacts, now: Date): QuoteResult {
  if (request.promotionCode) return refuse('unknown_promotion', 'promotionCode');
  const priced: { item: QuotedItem; perDay: PricedItem['perDay']; demand: QuoteDemand[] }[] = [];
  for (const [index, wanted] of request.items.entries()) {
    const result = quoteItem(wanted, facts, { field: `items.${index}`, now });
    if ('reason' in result) return result;
    priced.push(result);
  }
  const demand = priced.flatMap((row) => row.demand);
  const short = findShort(demand, facts);
  if (short) {
    const index = priced.findIndex((row) =>
      row.demand.some((one) => one.unitId === short.unitId && one.day === short.day),
    );
    return refuse('sold_out', `items.${index}.from`, short.day);
  }
  const items = priced.map((row) => row.item);
  const total = sumOf(items, (item) => item.amount);
  const taxes = taxIncluded(
    priced.flatMap((row) => row.perDay),
    facts.taxRates,
  );
  return {
    ok: true,
    quote: {
      items,
      lines: items.flatMap((item) => item.lines),
      total,
      dueNow: sumOf(items, (item) => item.dueNow),
      taxIncluded: sumOf(taxes, (tax) => tax.amountVnd),
      taxes,
      cancellation: mergeCancellation(
        items.map((item) => item.cancellation),
        total,
      ),
      demand,
    },
  };
}

function quoteItem(wanted: QuoteItemRequest, facts: QuoteFacts, context: { field: string; now: Date }) {
  const { field, now } = context;
  const unit = facts.units.find((row) => row.unitId === wanted.unitId);
  if (!unit) return refuse('unknown_unit', `${field}.unitId`);
  const price = findPricer(unit.kind);
  if (!price) return refuse('kind_not_bookable', `${field}.unitId`);
  const plan = wanted.ratePlanId ? unit.plans.find((row) => row.id === wanted.ratePlanId) : unit.plans[0];
  if (!plan) return refuse('unknown_plan', `${field}.ratePlanId`);
  const priced = price(wanted, unit, plan, facts, context);
  if (!priced.ok) return priced;
  const amount = sumOf(priced.lines, (row) => row.amount);
  const dueNow = plan.payMode === 'deposit' ? depositOf(amount, unit) : amount;
  const cancellation = tiersOf(wanted, priced, { plan, facts, amount, now });
  const item: QuotedItem = {
    ...pickUnit(unit),
    ...pickPlan(plan),
    from: wanted.from,
    to: priced.to,
    nights: priced.nights,
    quantity: wanted.quantity,
    adults: wanted.adults,
    childAges: wanted.childAges,
    options: wanted.options,
    lines: priced.lines,
    amount,
    dueNow,
    cancellation,
  };
  return { item, perDay: priced.perDay, demand: priced.demand };
}

function pickUnit({ kind, productId, productTitle, productSlug, unitId, unitTitle }: UnitFacts) {
  return { kind, productId, productTitle, productSlug, unitId, unitTitle };
}

function pickPlan({ id, title, mealPlan, payMode, policyTitle }: PlanFacts) {
  return { ratePlanId: id, planTitle: title, mealPlan, payMode, policyTitle };
}

/** A day of service in a public holiday's window brings the policy's holiday steps, where it has them. */
function tiersOf(
  wanted: QuoteItemRequest,
  priced: PricedItem,
  { plan, facts, amount, now }: { plan: PlanFacts; facts: QuoteFacts; amount: number; now: Date },
): CancellationTier[] {
  const isHoliday = priced.perDay.some(({ day }) =>
    facts.holidays.some((window) => window.from <= day && day <= window.to),
  );
  const tiers = (isHoliday && plan.holidayTiers) || plan.tiers;
  return cancellationTiers(tiers, { firstOn: wanted.from, totalVnd: amount, now });
}

/** Rounded up to whole thousands, and never more than the amount. */
function depositOf(amountVnd: number, unit: UnitFacts): number {
  const percent = unit.details.depositPercent;
  const share = (amountVnd * (typeof percent === 'number' ? percent : usualDepositPercent)) / 100;
  return Math.min(amountVnd, Math.ceil(share / 1000) * 1000);
}

/** The first unit and day of which fewer places are left than all items want together. */
function findShort(demand: readonly QuoteDemand[], facts: QuoteFacts): QuoteDemand | undefined {
  const key = (row: { unitId: number; day: string }) => `${row.unitId} ${row.day}`;
  const places = new Map(facts.days.map((row) => [key(row), row.places]));
  return demand.find((row) => {
    const wanted = sumOf(
      demand.filter((other) => key(other) === key(row)),
      (other) => other.quantity,
    );
    return wanted > (places.get(key(row)) ?? 0);
  });
}

function sumOf<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}
