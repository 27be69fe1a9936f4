import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';

/** What is known of a guest's wish while they speak; all of it stands in the address. Days are ISO. */
export interface Call {
  sentence: string;
  place: { type: 'province' | 'place'; slug: string; title: string } | null;
  /** Words that name what is sold and no place: 'homestay luống hẹ'; empty when there are none. */
  name: string;
  kinds: KindName[];
  from: string;
  to: string;
  adults: number;
  childAges: number[];
  budgetVnd: number | null;
  /** What was chosen so far, as quotes are asked for it. */
  items: QuoteItemRequest[];
  /** The code of the enquiry that it answers; null for a guest who simply calls. */
  enquiry: string | null;
}

/** The same wish as an address, with these items. */
export function callAddress(call: Call, items: readonly QuoteItemRequest[] = call.items): string {
  const { sentence, place, name, kinds, from, to, adults, childAges, budgetVnd, enquiry } = call;
  const query = new URLSearchParams({ noi: sentence, 'noi-cu': sentence });
  if (place) query.set('o', `${place.type}:${place.slug}`);
  if (name) query.set('ten', name);
  for (const kind of kinds) query.append('loai', kind);
  if (from) query.set('di', from);
  if (to) query.set('ve', to);
  query.set('lon', String(adults));
  if (childAges.length) query.set('tuoi', childAges.join(' '));
  if (budgetVnd) query.set('tien', String(budgetVnd));
  if (enquiry) query.set('yeu-cau', enquiry);
  for (const item of items) query.append('mon', JSON.stringify(item));
  return `?${query}`;
}
