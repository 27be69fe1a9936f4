import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';

/** The last day on which a voucher for an item can be used. */
export function lastDay({ from, endsOn }: Pick<QuotedItem, 'from' | 'endsOn'>): string {
  return endsOn > from ? endsOn : from;
}
