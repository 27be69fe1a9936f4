import { listNearestStarts } from '#modules/pricing/calendar/list-nearest-starts.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** For each product of a quote that the supplier must confirm: days near the wanted one with inventory left, earliest first. */
export interface OtherDates {
  kind: Quote['items'][number]['kind'];
  productTitle: string;
  productSlug: string;
  dates: string[];
}

/** Alternative dates for a request, by product; empty where nothing is left around those days. */
export async function listOtherDates(
  db: Executor,
  quote: Pick<Quote, 'items'>,
  now: Date,
): Promise<OtherDates[]> {
  const found: OtherDates[] = [];
  for (const item of quote.items.filter((one) => one.confirmation === 'request' && !one.options.openDated)) {
    const { kind, productTitle, productSlug } = item;
    const dates = await listNearestStarts(db, item, { today: dayInVietnam(now), now });
    found.push({ kind, productTitle, productSlug, dates: dates.toSorted() });
  }
  return found;
}
