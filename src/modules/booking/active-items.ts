import { mergeCancellation } from '#modules/pricing/cancellation/cancellation-tiers.ts';
import type { Quote, QuotedItem, QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';

/** The items of a booking that still take place; their positions are those of all items. */
export function activeItems({ items }: Pick<Quote, 'items'>): QuotedItem[] {
  return items.filter((item) => !item.ended);
}

/**
 * The items that the guest of a finished trip actually used: not those that ended early, have no day yet, or were no-shows.
 * @param noShows positions of items to which nobody came
 */
export function travelledItems({ items }: Pick<Quote, 'items'>, noShows: readonly number[]): QuotedItem[] {
  return items.filter(
    ({ ended, options }, position) => !ended && !options.openDated && !noShows.includes(position),
  );
}

/** Positions of the items that still take place. */
export function activePositions({ items }: Pick<Quote, 'items'>): number[] {
  return items.flatMap((item, position) => (item.ended ? [] : [position]));
}

/**
 * Whether a change of days or guests can be requested: not for items that have ended, have no day yet or redeemed a code.
 * A guest cannot where the supplier has to answer first.
 */
export function isChangeable(
  { ended, options, confirmation, takes }: Pick<QuotedItem, 'ended' | 'options' | 'confirmation' | 'takes'>,
  { isGuest }: { isGuest: boolean },
): boolean {
  const isDated = !options.openDated && options.voucherCode === undefined;
  // Items that staff priced by hand take none of our inventory and cannot be repriced.
  const isByHand = takes.places.length + takes.vehicles.length === 0;
  return !ended && isDated && !isByHand && !(isGuest && confirmation === 'request');
}

/** The quote after some of its items have ended: they keep their positions but no longer count. */
export function endItems(
  quote: Quote,
  positions: readonly number[],
  ended: NonNullable<QuotedItem['ended']>,
): Quote {
  return recalculateTotals(
    quote,
    quote.items.map((item, position) => (positions.includes(position) ? { ...item, ended } : item)),
  );
}

/** The quote after one of several items was cancelled by its conditions: the retained fee still counts as part of the price. */
export function cancelItem(quote: Quote, position: number, keptVnd: number): Quote {
  const items = quote.items.map((item, at) =>
    at === position ? { ...item, ended: 'cancelled' as const, keptVnd } : item,
  );
  return recalculateTotals(quote, items);
}

/** The quote with other days for some of its items; the agreed payment amounts are unchanged. */
export function moveItems(quote: Quote, moved: ReadonlyMap<number, QuotedItem>): Quote {
  const agreed = [...moved].flatMap(([position, other]) => {
    const item = quote.items[position];
    return item ? [[position, onOtherDays(item, other)] as const] : [];
  });
  return replaceItems(quote, new Map(agreed));
}

/** The quote with other items at these positions; those behind its last one are added to it. */
export function replaceItems(quote: Quote, others: ReadonlyMap<number, QuotedItem>): Quote {
  const added = [...others].flatMap(([position, item]) => (position >= quote.items.length ? [item] : []));
  return recalculateTotals(quote, [
    ...quote.items.map((item, position) => others.get(position) ?? item),
    ...added,
  ]);
}

/** The quote with the taxes of what is to be added to it, each at its own rate. */
export function withTaxes(quote: Quote, added: Pick<Quote, 'total' | 'taxes'>): Quote {
  const all = [...quote.taxes, ...added.taxes];
  const sum = (percent: number, of: (tax: Quote['taxes'][number]) => number) =>
    all.reduce((vnd, tax) => (tax.percent === percent ? vnd + of(tax) : vnd), 0);
  const taxes = [...new Set(all.map(({ percent }) => percent))].map((percent) => ({
    percent,
    grossVnd: sum(percent, ({ grossVnd }) => grossVnd),
    amountVnd: sum(percent, ({ amountVnd }) => amountVnd),
  }));
  return { ...quote, total: quote.total + added.total, taxes };
}

/** Days and inventory of `other`, all amounts of `agreed`; its dates shift by as many days. */
function onOtherDays(agreed: QuotedItem, other: QuotedItem): QuotedItem {
  const { from, to, nights, startsAt, endsOn, takes } = other;
  const shift = daysBetween(agreed.from, from);
  return {
    ...agreed,
    ...{ from, to, nights, startsAt, endsOn, takes },
    balanceDueOn: agreed.balanceDueOn && addDays(agreed.balanceDueOn, shift),
    cancellation: agreed.cancellation.map((tier) => ({
      ...tier,
      until: new Date(Date.parse(tier.until) + shift * 86_400_000).toISOString(),
    })),
  };
}

/** Recalculates the totals from the items, as `makeQuote` does; tax in the same proportion. */
function recalculateTotals(before: Quote, items: QuotedItem[]): Quote {
  const active = activeItems({ items });
  const sum = (of: (item: QuotedItem) => number) => active.reduce((total, item) => total + of(item), 0);
  const kept = items.flatMap(keptLines);
  const keptVnd = keptOfCancelled({ items });
  const total = sum((item) => item.amount) + keptVnd;
  const share = before.total > 0 ? total / before.total : 0;
  const taxes = before.taxes.map(({ percent, grossVnd, amountVnd }) => ({
    percent,
    grossVnd: Math.round(grossVnd * share),
    amountVnd: Math.round(amountVnd * share),
  }));
  return {
    ...before,
    items,
    lines: [...active.flatMap((item) => item.lines), ...kept],
    total,
    dueNow: sum((item) => item.dueNow) + keptVnd,
    balanceDueOn: active.flatMap((item) => item.balanceDueOn ?? []).sort()[0] ?? null,
    taxes,
    taxIncluded: taxes.reduce((all, tax) => all + tax.amountVnd, 0),
    cancellation: mergeCancellation(
      active.map((item) => item.cancellation),
      total,
    ),
    demand: active.flatMap((item) => item.takes.places),
    vehicles: active.flatMap((item) => item.takes.vehicles),
  };
}

/** Fees retained, in đồng, of items that were cancelled one by one. */
export function keptOfCancelled({ items }: Pick<Quote, 'items'>): number {
  return items.flatMap(keptLines).reduce((all, { amount }) => all + amount, 0);
}

/** The retained fee of an item that its guest cancelled, as a price line; none without a fee. */
function keptLines({ ended, keptVnd = 0, productTitle }: QuotedItem): QuoteLine[] {
  if (ended !== 'cancelled' || keptVnd === 0) return [];
  const label = `Phí hủy ${productTitle}`;
  return [{ label, quantity: 1, unitPrice: keptVnd, amount: keptVnd, reason: 'cancellation_fee' }];
}

const dayMs = 86_400_000;

/** The first day of several items. @throws RangeError without items */
export function firstDay(items: readonly Pick<QuotedItem, 'from'>[]): string {
  const [first] = items.map(({ from }) => from).sort();
  if (first === undefined) throw new RangeError('No items');
  return first;
}

/** The inventory that an item takes, shifted by this many days. */
export function shiftTakes({ places, vehicles }: QuotedItem['takes'], days: number): QuotedItem['takes'] {
  const later = (at: string) => new Date(Date.parse(at) + days * dayMs).toISOString();
  return {
    places: places.map((place) => ({ ...place, day: addDays(place.day, days) })),
    vehicles: vehicles.map((trip) => ({ ...trip, from: later(trip.from), to: later(trip.to) })),
  };
}

/** A request for the same item, shifted by this many days; without the code that it redeemed, which cannot pay twice. */
export function requestMoved(item: QuotedItem, days: number): QuoteItemRequest {
  const { unitId, ratePlanId, from, to, quantity, adults, childAges, options } = item;
  const { voucherCode: _, ...kept } = options;
  return {
    unitId,
    ratePlanId,
    from: addDays(from, days),
    ...(to > from && { to: addDays(to, days) }),
    quantity,
    adults,
    childAges,
    options: kept,
  };
}

/** The last day (ISO) of a trip on which the guest uses something; null while every item is without a date. */
export function lastDay({ items }: Pick<Quote, 'items'>): string | null {
  const days = items.filter((item) => !item.options.openDated && !item.ended).map((item) => item.endsOn);
  return days.toSorted().at(-1) ?? null;
}
