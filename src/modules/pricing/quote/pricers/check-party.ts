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
 * Whether a party fits into so many units, spread as evenly as can be, with an adult in each. An extra bed lets one more
 * adult in; `maxOccupancy` counts everybody, whatever they sleep on.
 */
export function checkParty(party: Party, size: Size, field: string): QuoteRefusal | null {
  if (party.adults < party.quantity) return refuse('too_few_adults', `${field}.adults`);
  const misfit = findMisfit(party, size);
  return misfit && refuse('too_many_guests', `${field}.${misfit.field}`, misfit.max);
}

/**
 * Which limit a party breaks, children's first, and how it reads: '2 người lớn', or '' where no child is taken at all. Null
 * when everybody fits.
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
