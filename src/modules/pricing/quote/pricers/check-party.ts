import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';

interface Party {
  quantity: number;
  adults: number;
  children: number;
  extraBeds: number;
}

interface Size {
  maxAdults: number;
  maxChildren: number;
  maxOccupancy: number;
}

/**
 * Checks that a party fits into its units, distributed as evenly as possible, with an adult in each. An extra bed allows
 * one more adult; `maxOccupancy` counts everybody, whatever they sleep on.
 */
export function checkParty(party: Party, size: Size, field: string): QuoteRefusal | null {
  if (party.adults < party.quantity) return refuse('too_few_adults', `${field}.adults`);
  const misfit = findMisfit(party, size);
  return misfit && refuse('too_many_guests', `${field}.${misfit.field}`, misfit.max);
}

/**
 * The limit that a party exceeds, children's first, and its text: '2 người lớn', or '' where no children are allowed at
 * all. Null when everybody fits.
 */
export function findMisfit(
  { quantity, adults, children, extraBeds }: Party,
  { maxAdults, maxChildren, maxOccupancy }: Size,
): { field: 'adults' | 'childAges'; max: string } | null {
  if (children > quantity * maxChildren) {
    return { field: 'childAges', max: maxChildren === 0 ? '' : `${quantity * maxChildren} trẻ em` };
  }
  const adultsAtMost = quantity * maxAdults + extraBeds;
  if (adults + children > quantity * maxOccupancy) {
    return { field: 'adults', max: `${quantity * maxOccupancy} khách` };
  }
  return adults > adultsAtMost ? { field: 'adults', max: `${adultsAtMost} người lớn` } : null;
}
