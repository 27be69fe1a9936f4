import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { ComponentFacts } from './quote-facts.ts';

/** Adults covered by the price of one pack. */
export function adultsOfPack({ pricedPer, paxIncluded }: BundleTerms): number {
  return { person: 1, two: 2, room: paxIncluded }[pricedPer];
}

/** Number of packs for which the components have room; `rowOf` gives a component's row that many days after the arrival. */
export function bundleAvailability(
  components: readonly ComponentFacts[],
  bundle: BundleTerms,
  rowOf: (unitId: number, offset: number) => { places: number; closed: boolean } | undefined,
): number {
  const packsOfRoom = bundle.pricedPer === 'person' ? 2 : 1;
  const packs = components.flatMap(({ unitId, fromDay, days, per, quantity }) =>
    Array.from({ length: days }, (_, index) => {
      const row = rowOf(unitId, fromDay + index);
      const times = Math.floor((row && !row.closed ? row.places : 0) / quantity);
      return per === 'room' ? times * packsOfRoom : Math.floor(times / adultsOfPack(bundle));
    }),
  );
  return Math.min(...packs);
}

/** Minimum number of adults who need that many packs. */
export function minAdultsOfPacks(packs: number, bundle: BundleTerms): number {
  return bundle.pricedPer === 'room' ? 1 : (packs - 1) * adultsOfPack(bundle) + 1;
}
