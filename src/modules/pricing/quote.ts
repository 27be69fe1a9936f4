import { listNearestStarts } from '#modules/pricing/calendar/list-nearest-starts.ts';
import { mergeCancellation } from '#modules/pricing/cancellation/cancellation-tiers.ts';
import { sumOf } from '#modules/pricing/money.ts';
import {
  applyPromotion,
  type GivenPromotion,
  promotionLine,
} from '#modules/pricing/quote/apply-promotion.ts';
import type { QuoteRequest } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { applyPoints, type PointsWanted, pointsLine } from './quote/apply-points.ts';
import { coversItems } from './quote/facts/fact-windows.ts';
import { loadQuoteFacts } from './quote/facts/load-quote-facts.ts';
import { finalizeItem } from './quote/finalize-item.ts';
import { findShortage } from './quote/find-shortage.ts';
import { type PricedDraft, priceItem } from './quote/price-item.ts';
import { keepPromise, keptLine, type PromisedTotal } from './quote/promised-total.ts';
import type { QuoteFacts, ReadFacts, VoucherFacts } from './quote/quote-facts.ts';
import type { Quote } from './quote/quote-types.ts';
import { type QuoteRefusal, refuse } from './quote/refusal.ts';
import { taxIncluded } from './quote/tax.ts';

export { type CarriedExtras, carryExtras } from './quote/carry-extras.ts';
export { quoteByHand } from './quote/quote-by-hand.ts';
export type { QuoteFacts };
export { loadQuoteFacts };

export type QuoteResult = { ok: true; quote: Quote } | QuoteRefusal;

/** Terms of a quote besides the request: an earlier promised total, and points that pay a part of it. */
export interface QuoteTerms {
  promised?: PromisedTotal | undefined;
  points?: PointsWanted | undefined;
}

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

/**
 * The quote for a request, from facts alone: lines, total, tax, amount due now, refunds on cancellation. With a promised
 * total that is still valid, it charges no more than that.
 */
export function makeQuote(
  request: QuoteRequest,
  facts: QuoteFacts,
  now: Date,
  { promised, points }: QuoteTerms = {},
): QuoteResult {
  const open: PricedDraft[] = [];
  for (const [index, wanted] of request.items.entries()) {
    const result = priceItem(wanted, facts, { field: `items.${index}`, now });
    if ('reason' in result) return result;
    open.push(result);
  }
  const refusal = findTwice(request) ?? findShortage(open, facts);
  if (refusal) return refusal;
  const promotion = promote(request, facts, open, promised?.at ?? now);
  if (promotion && 'field' in promotion) return promotion;
  const burnt = points ? applyPoints(points, priceAfter(open, promotion)) : [];
  const off = open.map(
    (_, index) => (promotion?.shares[index] ?? 0) + (burnt[index] ?? 0) * (points?.pointVnd ?? 0),
  );
  const kept = keepPromise(open, off, promised);
  const done = open.map((row, index) => {
    const line = pointsLine(burnt[index] ?? 0, points?.pointVnd ?? 0);
    const lines = [promotionLine(promotion, index), keptLine(kept[index]), line];
    return finalizeItem(row, lines, { facts, now, points: burnt[index] ?? 0 });
  });
  const items = done.map((row) => row.item);
  const total = sumOf(items, (item) => item.amount);
  const taxes = taxIncluded(
    done.flatMap(({ perDay, item }) => perDay.map((one) => ({ ...one, kind: item.kind }))),
    facts.taxRates,
  );
  return {
    ok: true,
    quote: {
      items,
      lines: items.flatMap((item) => item.lines),
      total,
      dueNow: sumOf(items, (item) => item.dueNow),
      balanceDueOn: items.flatMap((item) => item.balanceDueOn ?? []).sort()[0] ?? null,
      taxIncluded: sumOf(taxes, (tax) => tax.amountVnd),
      taxes,
      promotion: promotion && {
        id: promotion.id,
        code: promotion.code,
        title: promotion.title,
        amount: promotion.amountVnd,
      },
      cancellation: mergeCancellation(
        items.map((item) => item.cancellation),
        total,
      ),
      demand: open.flatMap((row) => row.priced.demand),
      vehicles: open.flatMap((row) => row.priced.vehicles),
    },
  };
}

function promote(
  { promotionCode }: QuoteRequest,
  { promotion }: QuoteFacts,
  open: readonly PricedDraft[],
  now: Date,
): GivenPromotion | QuoteRefusal | null {
  if (!promotionCode) return null;
  const items = open.map(({ unit, priced, wanted, deal, offVnd }) => ({
    offVnd,
    kind: unit.kind,
    productId: unit.productId,
    title: unit.productTitle,
    takesCodes: unit.terms.takesCodes,
    hasDeal: deal !== undefined,
    from: wanted.options.openDated ? undefined : priced.from,
    nights: priced.nights,
    amountVnd: sumOf(priced.lines, (row) => row.amount),
  }));
  const applied = applyPromotion(promotion, items, now);
  if (!applied.ok || !promotion) return applied as QuoteRefusal;
  return { ...applied, id: promotion.id, code: promotion.code, title: promotion.title };
}

/** The price of each item after its share of the code's discount. */
function priceAfter(open: readonly PricedDraft[], promotion: GivenPromotion | null): number[] {
  return open.map(
    ({ priced }, index) => sumOf(priced.lines, (row) => row.amount) - (promotion?.shares[index] ?? 0),
  );
}

/** A prepaid code can be redeemed by one item only. */
function findTwice({ items }: QuoteRequest): QuoteRefusal | null {
  const codes = items.map((item) => item.options.voucherCode);
  const index = codes.findIndex((code, at) => code !== undefined && codes.indexOf(code) < at);
  return index < 0 ? null : refuse('unknown_voucher', `items.${index}.options.voucherCode`);
}
