import { unitAvailability } from '#modules/pricing/calendar/unit-availability.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { loadQuoteFacts } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import { findShortage } from '#modules/pricing/quote/find-shortage.ts';
import { type PricedDraft, priceItem } from '#modules/pricing/quote/price-item.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteDemand, QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { Executor } from '#platform/db/connect.ts';

/** One item priced by itself, with its lines and the inventory it takes. Amounts are integer đồng. */
interface PricedAlone {
  ok: true;
  productId: number;
  planId: number;
  nights: number;
  totalVnd: number;
  lines: QuoteLine[];
  /** Places that it takes, including those of its components. */
  takes: readonly QuoteDemand[];
  /** Units left on its days. */
  left: number;
  /** Whether the supplier is asked before anything is held. */
  isOnRequest: boolean;
}

export type AloneResult = PricedAlone | { ok: false; message: string };

/**
 * Prices each of these by itself, as alternatives such as neighbouring days of the same item: they do not compete for
 * places like the items of one quote. In their order; a few statements in total.
 */
export async function priceAlone(
  db: Executor,
  items: readonly QuoteItemRequest[],
  now: Date,
): Promise<AloneResult[]> {
  if (items.length === 0) return [];
  const facts = await loadQuoteFacts(db, { items, now });
  return items.map((item): AloneResult => {
    const draft = priceItem(item, facts, { field: 'items.0', now });
    if ('reason' in draft) return { ok: false, message: draft.message };
    const shortage = findShortage([draft], facts);
    if (shortage) return { ok: false, message: shortage.message };
    const { unit, plan, priced } = draft;
    const { nights, lines, demand: takes } = priced;
    const totalVnd = sumOf(lines, ({ amount }) => amount);
    const ids = { productId: unit.productId, planId: plan.id };
    const isOnRequest = plan.confirmation === 'request';
    const left = leftOf(draft, facts);
    return { ok: true, ...ids, nights, totalVnd, lines, takes, left, isOnRequest };
  });
}

function leftOf({ unit, priced }: PricedDraft, facts: QuoteFacts): number {
  if (unit.sale !== 'stay') return unitAvailability(unit, priced.from, facts)?.left ?? 0;
  const days = facts.days.get(unit.unitId);
  return Math.min(...priced.perDay.map(({ day }) => days?.get(day)?.places ?? 0));
}
