import type { Wanted } from '#modules/pricing/quote/default-wanted.ts';
import type { BookingFormOptions } from './booking-form-options.ts';

/** For whom a price is, as it is printed: '2 người lớn, 1 trẻ em'; of what nobody is counted in, how many. */
export function partyWords({ adults, childAges, quantity }: Wanted, formOptions: BookingFormOptions): string {
  const noun = formOptions.words.quantity.replace(/^Số (lượng)?/, '').trim() || formOptions.words.left;
  if (!formOptions.guests) return `${quantity} ${noun}`;
  return [
    `${adults} ${formOptions.guests.children || formOptions.words.adults === 'Người lớn' ? 'người lớn' : 'khách'}`,
    childAges.length > 0 && `${childAges.length} trẻ em`,
    formOptions.quantity && `${quantity} ${noun}`,
  ]
    .filter(Boolean)
    .join(', ');
}
