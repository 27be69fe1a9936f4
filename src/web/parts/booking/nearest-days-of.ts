import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { toItemQuery } from './item-query.ts';
import type { NearestDay } from './nearest-days.tsx';

/** Days (ISO) on which a choice is free, in their order, with links to the same choice on the product's page at `url`. */
export function nearestDaysOf(item: QuoteItemRequest, url: string, days: readonly string[]): NearestDay[] {
  return days.toSorted().map((from) => {
    const to = item.to && addDays(from, daysBetween(item.from, item.to));
    // Without the year, so that two fit beside each other on a phone: it is that of the choice, or next to it.
    return {
      label: formatWeekdayDate(from).slice(0, -5),
      href: `${url}?${toItemQuery({ ...item, from, to })}`,
    };
  });
}
