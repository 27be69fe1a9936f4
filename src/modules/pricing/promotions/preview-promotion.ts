import { loadQuoteFacts, loadUnitFacts } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { makeQuote, type QuoteResult } from '#modules/pricing/quote.ts';
import { itemOf, type WantedTrip, wantedOf } from '#modules/pricing/trip-prices/wanted-trip.ts';
import type { Executor } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { type FoundPromotion, findPromotion } from './find-promotion.ts';
import { findProducts } from './resolve-scope.ts';

/** Effect of a promotion on the price of one unit under its first plan; amounts in đồng. */
export interface PreviewedUnit {
  unitTitle: string;
  /** Null where it is not available on those days; `message` says why. */
  beforeVnd: number | null;
  afterVnd: number | null;
  /** The quote line that the guest reads, or why there is no discount. */
  message: string;
}

export type PreviewPromotionResult =
  | { ok: true; productTitle: string; bookedOn: string; units: PreviewedUnit[] }
  | { ok: false; reason: 'unknown_promotion' | 'unknown_product' | 'is_over' };

/** Maximum number of units of a product that are priced. */
const maxUnits = 12;

/**
 * The price of a product with and without a promotion, by the pricers of a quote, as if it already ran: booked today, or on
 * its first day when that is later. Everything done for it is rolled back.
 */
export async function previewPromotion(
  db: Executor,
  { id, product, trip }: { id: number; product: string; trip: WantedTrip },
  now: Date,
): Promise<PreviewPromotionResult> {
  const promotion = await findPromotion(db, id);
  if (!promotion) return { ok: false, reason: 'unknown_promotion' };
  const { fromOn, toOn } = promotion.input;
  const today = dayInVietnam(now);
  if (toOn < today) return { ok: false, reason: 'is_over' };
  const [productId] = await findProducts(db, [product]);
  const units = productId === undefined ? [] : await listUnits(db, productId);
  const [first] = units;
  if (!first) return { ok: false, reason: 'unknown_product' };
  const at = fromOn > today ? instantInVietnam(fromOn, '09:00') : now;
  const previewed = await tryOut(db, async (tx) => {
    if (!promotion.input.status)
      await tx.updateTable('promotions').set({ status: true }).where('id', '=', id).execute();
    return priceUnits(tx, { promotion, units, trip }, at);
  });
  return { ok: true, productTitle: first.productTitle, bookedOn: dayInVietnam(at), units: previewed };
}

async function listUnits(db: Executor, productId: number): Promise<UnitFacts[]> {
  const rows = await db
    .selectFrom('units')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', true)
    .orderBy('position')
    .limit(maxUnits)
    .execute();
  return rows.length === 0
    ? []
    : loadUnitFacts(
        db,
        rows.map((row) => row.id),
      );
}

async function priceUnits(
  db: Executor,
  { promotion, units, trip }: { promotion: FoundPromotion; units: UnitFacts[]; trip: WantedTrip },
  at: Date,
): Promise<PreviewedUnit[]> {
  const { code } = promotion.input;
  const items = units.flatMap((unit) => {
    const [plan] = unit.plans;
    return plan ? [itemOf(unit, wantedOf(unit, trip), { day: trip.from, planId: plan.id })] : [];
  });
  const facts = await loadQuoteFacts(db, { items, promotionCode: code ?? undefined, now: at });
  return items.map((item) => {
    const unitTitle = units.find(({ unitId }) => unitId === item.unitId)?.unitTitle ?? '';
    const before = makeQuote({ items: [item] }, withoutDeal(facts, promotion.id), at);
    const after = makeQuote({ items: [item], ...(code && { promotionCode: code }) }, facts, at);
    return { unitTitle, ...compare(before, after, promotion) };
  });
}

function compare(
  before: QuoteResult,
  after: QuoteResult,
  promotion: FoundPromotion,
): Omit<PreviewedUnit, 'unitTitle'> {
  if (!before.ok) return { beforeVnd: null, afterVnd: null, message: before.message };
  const beforeVnd = before.quote.total;
  if (!after.ok) return { beforeVnd, afterVnd: beforeVnd, message: after.message };
  const { code, title } = promotion.input;
  const line = after.quote.lines.find(({ discount, label, amount }) =>
    code ? discount === 'promotion' : label === title && amount < 0,
  );
  const afterVnd = after.quote.total;
  return {
    beforeVnd,
    afterVnd,
    message: line ? line.reason : 'Không giảm: chưa đủ điều kiện, hoặc đã có ưu đãi lợi hơn.',
  };
}

/** The same facts without the deal. */
function withoutDeal(facts: QuoteFacts, promotionId: number): QuoteFacts {
  const units = facts.units.map((unit) => ({
    ...unit,
    rules: unit.rules.filter((rule) => rule.promotionId !== promotionId),
  }));
  return { ...facts, units };
}
