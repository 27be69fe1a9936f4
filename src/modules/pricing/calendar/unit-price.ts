import type { PricedDraft } from '#modules/pricing/quote/price-item.ts';

/**
 * A total as it is printed for one guest, night, pack, piece or vehicle, rounded up to whole đồng. Null where children,
 * or what was chosen on top, make a part of the total no price of anything.
 */
export function unitPrice(totalVnd: number, { wanted, priced, unit }: PricedDraft): number | null {
  const { options, childAges } = wanted;
  const isPlain =
    childAges.length === 0 &&
    options.singles === 0 &&
    options.extraBeds === 0 &&
    options.extras.every(
      ({ code }) => unit.terms.extras.find((extra) => extra.code === code)?.priceVnd === 0,
    );
  return isPlain ? Math.ceil(totalVnd / partsOf({ wanted, priced, unit })) : null;
}

function partsOf({ wanted, priced, unit }: Pick<PricedDraft, 'wanted' | 'priced' | 'unit'>): number {
  const { adults, quantity } = wanted;
  const { bundle } = unit.terms;
  if (unit.sale === 'guests' || unit.sale === 'cabins') return adults;
  if (bundle) return bundle.pricedPer === 'person' ? adults : quantity;
  return quantity * Math.max(1, priced.nights);
}
