import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { addDays } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { makeQuote, type QuoteResult } from '../quote.ts';
import { indexDays } from './facts/index-days.ts';
import { serviceTimes } from './facts/service-times.ts';
import type { DayFacts, PlanFacts, QuoteFacts, UnitFacts } from './quote-facts.ts';

/** A prepaid plan at the price of the day, with the usual cancellation. */
export const planOf = (fields: Partial<PlanFacts> = {}): PlanFacts => ({
  id: 1,
  code: 'linh-hoat',
  title: 'Linh hoạt',
  mealPlan: 'BB',
  payMode: 'prepay',
  pricePercent: 100,
  priceDeltaVnd: 0,
  minStay: 1,
  advanceDays: 0,
  confirmation: 'instant',
  answerMinutes: 120,
  answerHours: null,
  policyTitle: 'Tiêu chuẩn',
  tiers: [
    { daysBefore: 3, refundPercent: 100 },
    { daysBefore: 1, refundPercent: 50 },
  ],
  holidayTiers: null,
  ...fields,
});

/** A unit of a kind as the loader builds it: the kind derives its terms from the details. */
export function unitOf(
  kind: KindName,
  details: Record<string, unknown>,
  { unitDetails = {}, ...fields }: Partial<UnitFacts> = {},
): UnitFacts {
  const declared = getKind(kind);
  return {
    unitId: 1,
    unitTitle: declared.unit.noun,
    maxAdults: 2,
    maxChildren: 2,
    maxOccupancy: 4,
    productId: 1,
    productTitle: declared.labels.one,
    productSlug: kind,
    kind,
    sale: declared.sale,
    terms: declared.saleTerms(details, unitDetails),
    unitDetails,
    times: serviceTimes(details, unitDetails),
    startsOn: declared.startsOn?.(details) ?? null,
    extraStarts: [],
    spanDays: declared.spanDays?.(details) ?? 1,
    components: [],
    passengers: null,
    fleetUses: [],
    plans: [planOf()],
    rules: [],
    ...fields,
  };
}

export const dayOf = (day: string, fields: Partial<DayFacts> = {}): DayFacts => ({
  unitId: 1,
  day,
  places: 20,
  closed: false,
  priceVnd: 1_000_000,
  // Without a deal, the price of a day is its list price.
  listVnd: fields.priceVnd ?? 1_000_000,
  reasons: [],
  minStay: 1,
  maxStay: 0,
  releaseDays: 0,
  closedToArrival: false,
  closedToDeparture: false,
  ...fields,
});

/** Identical days on sale, `count` of them from `from` on. */
export const daysOf = (from: string, count: number, fields: Partial<DayFacts> = {}): DayFacts[] =>
  Array.from({ length: count }, (_, index) => dayOf(addDays(from, index), fields));

export const factsOf = (
  units: UnitFacts[],
  days: DayFacts[] | QuoteFacts['days'],
  fields: Partial<QuoteFacts> = {},
): QuoteFacts => ({
  units,
  days: Array.isArray(days) ? indexDays(days) : days,
  holidays: [],
  taxRates: [
    { fromOn: '2025-07-01', percent: 8 },
    { fromOn: '2027-01-01', percent: 10 },
  ],
  fleets: [],
  promotion: null,
  vouchers: [],
  ...fields,
});

/** 10:00 in Vietnam. */
export const now = new Date('2026-11-21T03:00:00Z');

/** The quote for items as submitted from outside; each is for unit 1 by default. */
export const ask = (
  items: Record<string, unknown>[],
  facts: QuoteFacts,
  { at = now, promotionCode }: { at?: Date; promotionCode?: string } = {},
): QuoteResult =>
  makeQuote(
    quoteRequest.parse({ items: items.map((item) => ({ unitId: 1, ...item })), promotionCode }),
    facts,
    at,
  );

/** A quote as readable text for comparison: 'label: 2 × 1.000.000 (reason)' for each line and '= total', or '✗ reason field'. */
export function tell(result: QuoteResult): string[] {
  if (!result.ok) return [`✗ ${result.reason} ${result.field}`];
  const amount = (vnd: number) => formatVnd(vnd).replace(/\s₫/u, '');
  const lines = result.quote.lines.map(
    (line) => `${line.label}: ${line.quantity} × ${amount(line.unitPrice)} (${line.reason})`,
  );
  return [...lines, `= ${amount(result.quote.total)}`].map((text) => text.replaceAll('\u00a0', ' '));
}
