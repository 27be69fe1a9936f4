import type { FactItem, ItemFact } from '#modules/booking/trip/item-facts.ts';
import { itemFacts } from '#modules/booking/trip/item-facts.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';

/** Other days or guests that are kept for a guest while their difference is paid; `until` is ISO, amounts are đồng. */
export interface ChangeView {
  until: string;
  due: number;
  total: number;
  items: { position: number; productTitle: string; facts: ItemFact[] }[];
}

/** As a booking's row tells of a change that waits. */
export interface ChangeRow {
  quote: Pick<Quote, 'items' | 'total'>;
  positions: number[];
  dueNowVnd: number;
  holdState: string;
  until: string;
}

/** What a guest has to know about it; null once it can no longer be paid. */
export function changeView(row: ChangeRow | null, paidVnd: number, now: Date): ChangeView | null {
  if (row?.holdState !== 'active' || now >= new Date(row.until)) return null;
  return {
    until: new Date(row.until).toISOString(),
    due: Math.max(0, row.dueNowVnd - paidVnd),
    total: row.quote.total,
    items: row.positions.flatMap((position) => {
      const item = row.quote.items[position];
      return item
        ? [{ position, productTitle: item.productTitle, facts: itemFacts(withoutAddress(item)) }]
        : [];
    }),
  };
}

/** Who sees a booking in part only may not learn from where to where its guest goes. */
function withoutAddress(item: FactItem): FactItem {
  const {
    pickupAddress: _,
    dropoffAddress: __,
    flightNo: ___,
    childHeightsCm: ____,
    ...options
  } = item.options;
  return { ...item, options };
}
