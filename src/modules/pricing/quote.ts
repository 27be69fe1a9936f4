import { sql } from 'kysely';
import { listNearestStarts } from '#modules/pricing/calendar/list-nearest-starts.ts';
import {
  cancellationTiers,
  mergeCancellation,
  type PolicyTier,
} from '#modules/pricing/cancellation/cancellation-tiers.ts';
import { sumOf } from '#modules/pricing/money.ts';
import type { QuoteRequest } from '#modules/pricing/schema.ts';
import { usualSupplierHours } from '#modules/settings/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam, daysBetween, instantInVietnam } from '#platform/time/days.ts';
import { createLine } from './quote/create-line.ts';
import { coversItems } from './quote/facts/fact-windows.ts';
import { taxRatesSql } from './quote/facts/holidays-sql.ts';
import { loadQuoteFacts } from './quote/facts/load-quote-facts.ts';
import { supplierHoursSql } from './quote/facts/supplier-hours-sql.ts';
import { makeQuote, type QuoteResult, type QuoteTerms } from './quote/make-quote.ts';
import type { QuoteFacts, ReadFacts, VoucherFacts } from './quote/quote-facts.ts';
import type { Quote, QuotedItem } from './quote/quote-types.ts';
import { type TaxRate, taxIncluded } from './quote/tax.ts';

export { type CarriedExtras, carryExtras } from './quote/carry-extras.ts';
export type { QuoteFacts, QuoteResult, QuoteTerms };
export { loadQuoteFacts };

/** Facts that are already known: `read` just now for something else, or `whole`, for a larger request that includes this one. */
interface KnownFacts {
  read?: ReadFacts | undefined;
  whole?: QuoteFacts | undefined;
}

/**
 * The current price of a request: what a guest sees before booking, and what booking recalculates. At most four
 * statements for any number of nights and items, and none where known facts suffice. Reserves nothing. Facts of
 * redeemed prepaid codes must be passed in (`vouchers`), because booking owns them.
 */
export async function quote(
  db: Executor,
  request: QuoteRequest,
  now: Date,
  { vouchers = [], read, whole, ...terms }: QuoteTerms & KnownFacts & { vouchers?: VoucherFacts[] } = {},
): Promise<QuoteResult> {
  const { items, promotionCode } = request;
  const isRead = read && promotionCode === undefined && coversItems(read, items, dayInVietnam(now));
  const known = whole ?? (isRead ? read : null);
  const facts = known ?? (await loadQuoteFacts(db, { items, promotionCode, vouchers, now }));
  const result = makeQuote(request, facts, now, terms);
  if (result.ok || result.reason !== 'sold_out') return result;
  const item = items[Number(result.field.split('.')[1])];
  const unit = facts.units.find((row) => row.unitId === item?.unitId);
  if (!item || !unit) return result;
  const nearestDates = await listNearestStarts(
    db,
    { ...item, productId: unit.productId, kind: unit.kind },
    { today: dayInVietnam(now), now },
  );
  return { ...result, nearestDates };
}

/** A sale that staff agreed with a guest, line by line. Amounts are integer đồng including tax; days are ISO. */
export interface AgreedSale {
  title: string;
  lines: readonly { label: string; quantity: number; unitPriceVnd: number }[];
  /** Shown beside each line. */
  reason: string;
  from: string;
  to: string;
  adults: number;
  childAges: number[];
  /** Part that is due at once; the balance is due on `balanceDueOn`. */
  dueNowVnd: number;
  balanceDueOn: string | null;
  policy: { title: string; tiers: readonly PolicyTier[] };
}

/** The product, unit and plan that a booking records for it. */
type SoldAs = Pick<
  QuotedItem,
  'kind' | 'productId' | 'productSlug' | 'unitId' | 'unitTitle' | 'ratePlanId' | 'planTitle' | 'answerMinutes'
>;

/** Quote of a price named by staff. It takes no inventory of ours: the supplier confirms after the payment. One statement. */
export async function quoteByHand(
  db: Executor,
  { title, lines, reason, ...agreed }: AgreedSale,
  { soldAs, now }: { soldAs: SoldAs; now: Date },
): Promise<Quote> {
  const { from, to, adults, childAges, dueNowVnd: dueNow, balanceDueOn, policy } = agreed;
  const known = await db
    .selectNoFrom([sql<TaxRate[] | null>`(${taxRatesSql})`.as('rates'), supplierHoursSql.as('hours')])
    .executeTakeFirstOrThrow();
  const priced = lines.map((line) => createLine(line.label, line.quantity, line.unitPriceVnd, reason));
  const total = sumOf(priced, ({ amount }) => amount);
  const cancellation = cancellationTiers(policy.tiers, { firstOn: from, totalVnd: total, now });
  const item: QuotedItem = {
    ...soldAs,
    productTitle: title,
    mealPlan: 'RO',
    payMode: balanceDueOn ? 'deposit' : 'prepay',
    confirmation: 'after_payment',
    answerHours: known.hours ?? usualSupplierHours,
    ...{ from, to, nights: daysBetween(from, to), endsOn: to, adults, childAges, quantity: 1 },
    startsAt: instantInVietnam(from).toISOString(),
    options: { extraBeds: 0, singles: 0, extras: [], openDated: false },
    ...{ lines: priced, amount: total, dueNow, balanceDueOn },
    ...{ policyTitle: policy.title, cancellation },
    takes: { places: [], vehicles: [] },
  };
  const taxes = taxIncluded([{ day: from, amountVnd: total }], known.rates ?? []);
  return {
    items: [item],
    ...{ lines: priced, total, dueNow, balanceDueOn, taxes, promotion: null, demand: [], vehicles: [] },
    taxIncluded: sumOf(taxes, ({ amountVnd }) => amountVnd),
    cancellation: mergeCancellation([cancellation], total),
  };
}
