import type { Wanted } from '#modules/pricing/quote/default-wanted.ts';
import type { Asks } from './booking-form-options.ts';

/** For whom a price is, as it is printed: '2 người lớn, 1 trẻ em'; of what nobody is counted in, how many. */
export function partyWords({ adults, childAges, quantity }: Wanted, asks: Asks): string {
  const noun = asks.words.quantity.replace(/^Số (lượng)?/, '').trim() || asks.words.left;
  if (!asks.guests) return `${quantity} ${noun}`;
  return [
    `${adults} ${asks.guests.children || asks.words.adults === 'Người lớn' ? 'người lớn' : 'khách'}`,
    childAges.length > 0 && `${childAges.length} trẻ em`,
    asks.quantity && `${quantity} ${noun}`,
  ]
    .filter(Boolean)
    .join(', ');
}
