import type { z } from 'zod';
import type { comboDetails } from '#modules/catalog/kinds/combo.ts';
import type { DemoProduct } from '../demo-product.ts';

type Unit = NonNullable<DemoProduct['units']>[number];

type Details = z.input<typeof comboDetails>;
/** `unit` is `product-slug/unit-code` of what the part takes from inventory, night after night in the order told. */
type Part = Details['components'][number] & { unit?: string; nights?: number };

type ComboDraft = Omit<DemoProduct, 'kind' | 'details' | 'units'> & {
  details: Omit<Details, 'openDated' | 'components'> & { openDated?: boolean; components: Part[] };
  /** What is sold: how many a day, and the price before a deal per guest, two guests or room (`details.pricedPer`). */
  pack: Pick<Unit, 'quantity' | 'baseVnd' | 'summary'> & {
    /** Children that may come along with one pack. */
    children: number;
    /** The most people one pack takes in all; absent, its adults and its children together. */
    guests?: number;
  };
};

/** A combo of the demo catalogue, dated unless it says otherwise. It has one unit, which takes `details.paxIncluded` adults. */
export const combo = ({
  pack: { children, guests, ...pack },
  details,
  ...draft
}: ComboDraft): DemoProduct => ({
  ...draft,
  kind: 'combo',
  details: {
    ...details,
    openDated: details.openDated ?? false,
    components: details.components.map(({ unit: _, nights: __, ...told }) => told),
  },
  units: [
    {
      ...pack,
      code: 'goi-tieu-chuan',
      title: 'Gói tiêu chuẩn',
      maxAdults: details.paxIncluded,
      maxChildren: children,
      maxOccupancy: guests ?? details.paxIncluded + children,
      components: takenAlong(details.components),
    },
  ],
});

const kindOf: Partial<Record<Part['kind'], string>> = {
  roomNights: 'hotel',
  cruise: 'cruise',
  ticket: 'attraction',
  tour: 'tour',
};

/** Rooms and cabins one after the other from the day of arrival; tickets and tours on the day after it, by the head. */
function takenAlong(parts: Part[]): NonNullable<Unit['components']> {
  let night = 0;
  return parts.flatMap(({ kind, unit, nights = 1 }): NonNullable<Unit['components']> => {
    if (!unit) return [];
    const path = `${kindOf[kind]}/${unit}`;
    if (kind === 'ticket' || kind === 'tour') return [{ unit: path, fromDay: 1, days: 1, per: 'person' }];
    const fromDay = night;
    night += nights;
    return [{ unit: path, fromDay, days: nights, per: 'room' }];
  });
}
