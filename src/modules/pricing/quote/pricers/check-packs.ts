import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { adultsOfPack } from '#modules/pricing/quote/bundle-availability.ts';
import { checkUsageWindow } from '#modules/pricing/quote/check-usage-window.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import type { Guests } from '#modules/pricing/quote/sort-guests.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { checkParty } from './check-party.ts';

/** Checks that a combo is bought within its sale window. */
export function checkSale(
  { saleFrom, saleTo }: BundleTerms,
  today: string,
  field: string,
): QuoteRefusal | null {
  if (saleFrom <= today && today <= saleTo) return null;
  return refuse('not_on_sale', `${field}.unitId`, formatRange(saleFrom, saleTo));
}

/** Checks that a combo is used within its usage window, and in no blackout. */
export function checkUse(bundle: BundleTerms, from: string, field: string): QuoteRefusal | null {
  const violation = checkUsageWindow(bundle, from);
  if (!violation) return null;
  if (violation.why === 'outside_use')
    return refuse('outside_use', `${field}.from`, formatRange(bundle.useFrom, bundle.useTo));
  return refuse(
    'blackout',
    `${field}.from`,
    `${violation.reason}, ${formatRange(violation.from, violation.to)}`,
  );
}

/** Checks that the packs are as many as the guests need, within the limits of one purchase, with room for everybody. */
export function checkPacks(
  { quantity, options }: QuoteItemRequest,
  unit: UnitFacts,
  bundle: BundleTerms,
  { adults, children }: Guests,
  field: string,
): QuoteRefusal | null {
  if (adults < 1) return refuse('no_adult', `${field}.adults`);
  const { min = 1, max = quantity } = unit.terms;
  const packs = bundle.pricedPer === 'room' ? quantity : Math.ceil(adults / adultsOfPack(bundle));
  if (packs !== quantity) return refuse('wrong_quantity', `${field}.quantity`, packs);
  if (quantity < min) return refuse('too_few', `${field}.quantity`, `${min} gói`);
  if (quantity > max) return refuse('too_many', `${field}.quantity`, `${max} gói`);
  if (options.extraBeds > 0) return refuse('no_extra_bed', `${field}.options.extraBeds`, 0);
  if (options.singles > 0) return refuse('no_single', `${field}.options.singles`, 0);
  return checkParty({ quantity, adults, children: children.length, extraBeds: 0 }, unit, field);
}

/** Number of rooms for packs: guests with a pack each share a room in twos. */
export function roomsOfPacks(packs: number, { pricedPer }: BundleTerms): number {
  return pricedPer === 'person' ? Math.ceil(packs / 2) : packs;
}
