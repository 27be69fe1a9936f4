import type { Quote } from '#modules/pricing/quote/quote-types.ts';

/** The last day (ISO) on which the guest has something of a trip; null while all that was bought is without a date. */
export function lastDay({ items }: Pick<Quote, 'items'>): string | null {
  const days = items.filter((item) => !item.options.openDated && !item.ended).map((item) => item.endsOn);
  return days.toSorted().at(-1) ?? null;
}
