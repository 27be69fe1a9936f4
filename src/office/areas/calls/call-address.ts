import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';

/** Orders of the offers: 'hop' by popularity, 're' cheapest first, 'lai' highest margin first. */
export const offerOrders = ['hop', 're', 'lai'] as const;
type OfferOrder = (typeof offerOrders)[number];

/** A guest's wish as known during the call; all of it is in the address. Days are ISO. */
export interface Call {
  sentence: string;
  place: { type: 'province' | 'place'; slug: string; title: string } | null;
  /** Words that name a product and no place: 'homestay luống hẹ'; '' when there are none. */
  name: string;
  kinds: KindName[];
  from: string;
  to: string;
  adults: number;
  childAges: number[];
  budgetVnd: number | null;
  order: OfferOrder;
  /** The product shown; null for that of the first offer. */
  lookedAt: number | null;
  /** The items chosen so far, as requested from pricing. */
  items: QuoteItemRequest[];
  /** The code of the enquiry that the call answers; null for a guest who simply calls. */
  enquiry: string | null;
  /** The code of the quote that the new version replaces once sent; null for a new quote. */
  revised: string | null;
}

/** The address of a wish, with these items. */
export function callAddress(call: Call, items: readonly QuoteItemRequest[] = call.items): string {
  const { sentence, place, name, kinds, from, to, adults, childAges, budgetVnd, enquiry } = call;
  const { order, lookedAt, revised } = call;
  const query = new URLSearchParams({ noi: sentence, 'noi-cu': sentence });
  if (place) query.set('o', `${place.type}:${place.slug}`);
  if (name) query.set('ten', name);
  for (const kind of kinds) query.append('loai', kind);
  if (from) query.set('di', from);
  if (to) query.set('ve', to);
  query.set('lon', String(adults));
  if (childAges.length) query.set('tuoi', childAges.join(' '));
  if (budgetVnd) query.set('tien', String(budgetVnd));
  if (order !== 'hop') query.set('xep', order);
  if (lookedAt !== null) query.set('xem', String(lookedAt));
  if (enquiry) query.set('yeu-cau', enquiry);
  if (revised) query.set('sua', revised);
  for (const item of items) query.append('mon', JSON.stringify(item));
  return `?${query}`;
}

/** Nights of the wish; 0 where no return day is known. */
export const nightsOfCall = ({ from, to }: Call): number => (from && to ? daysBetween(from, to) : 0);

/** The same item, moved by a number of days (negative for earlier). */
export function moveItem(item: QuoteItemRequest, days: number): QuoteItemRequest {
  return { ...item, from: addDays(item.from, days), ...(item.to && { to: addDays(item.to, days) }) };
}

/** The same wish moved by a number of days; of the chosen items only `looked` is kept. */
export function moveCall(call: Call, looked: QuoteItemRequest, days: number): Call {
  return {
    ...call,
    from: addDays(call.from, days),
    to: call.to && addDays(call.to, days),
    items: call.items.map((item) => (item === looked ? moveItem(item, days) : item)),
  };
}
