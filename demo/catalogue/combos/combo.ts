import type { z } from 'zod';
import type { comboDetails } from '#modules/catalog/kinds/combo.ts';
import type { DemoProduct } from '../demo-product.ts';

type Unit = NonNullable<DemoProduct['units']>[number];

type ComboDraft = Omit<DemoProduct, 'kind' | 'details' | 'units'> & {
  details: Omit<z.input<typeof comboDetails>, 'openDated'>;
  /** What is sold: how many a day, and the price before a deal per guest, two guests or room (`details.pricedPer`). */
  pack: Pick<Unit, 'quantity' | 'baseVnd' | 'summary'> & {
    /** Children that may come along with one pack. */
    children: number;
    /** The most people one pack takes in all; absent, its adults and its children together. */
    guests?: number;
  };
};

/** A dated combo of the demo catalogue. It has one unit, which takes `details.paxIncluded` adults. */
export const combo = ({
  pack: { children, guests, ...pack },
  details,
  ...draft
}: ComboDraft): DemoProduct => ({
  ...draft,
  kind: 'combo',
  details: { ...details, openDated: false },
  units: [
    {
      ...pack,
      code: 'goi-tieu-chuan',
      title: 'Gói tiêu chuẩn',
      maxAdults: details.paxIncluded,
      maxChildren: children,
      maxOccupancy: guests ?? details.paxIncluded + children,
    },
  ],
});
