import { type QuoteRefusal, refuse } from './refusal.ts';

interface Party {
  quantity: number;
  adults: number;
  children: number;
  extraBeds: number;
}

/**
 * Whether a party fits into so many units, spread as evenly as can be, with an adult in each. An extra bed lets one more
 * adult in; `maxOccupancy` counts everybody, whatever they sleep on.
 */
export function checkParty(
  party: Party,
  unit: { maxAdults: number; maxChildren: number; maxOccupancy: number },
  field: string,
): QuoteRefusal | null {
  const { quantity, adults, children, extraBeds } = party;
  if (adults < quantity) return refuse('too_few_adults', `${field}.adults`);
  const fits =
    adults + children <= quantity * unit.maxOccupancy &&
    adults <= quantity * unit.maxAdults + extraBeds &&
    children <= quantity * unit.maxChildren;
  if (fits) return null;
  const isTooManyChildren = children > quantity * unit.maxChildren;
  return refuse(
    'too_many_guests',
    `${field}.${isTooManyChildren ? 'childAges' : 'adults'}`,
    quantity * unit.maxOccupancy,
  );
}
