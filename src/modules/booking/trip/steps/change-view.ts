import type { FactItem, ItemFact } from '#modules/booking/trip/item-facts.ts';
import { itemFacts } from '#modules/booking/trip/item-facts.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';

/** A pending change of days or guests whose inventory is held until its difference is paid; `until` is ISO, amounts are đồng. */
export interface ChangeView {
  /** Whether it adds services, and the others stay as they are. */
  isAddition: boolean;
  until: string;
  due: number;
  total: number;
  items: { position: number; productTitle: string; facts: ItemFact[] }[];
}

/** A pending change as in a booking's row. */
export interface ChangeRow {
  quote: Pick<Quote, 'items' | 'total'>;
  positions: number[];
  dueNowVnd: number;
  holdState: string;
  until: string;
}

/** The view of a pending change for the guest; null once it can no longer be paid. */
export function changeView(
  row: ChangeRow | null,
  { paidVnd, itemCount }: { paidVnd: number; itemCount: number },
  now: Date,
): ChangeView | null {
  if (row?.holdState !== 'active' || now >= new Date(row.until)) return null;
  return {
    isAddition: row.positions.every((position) => position >= itemCount),
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

/** Viewers with reduced access must not learn the guest's addresses. */
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
