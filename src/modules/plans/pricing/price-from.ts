import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { PlanView } from '../viewing/load-plan.ts';

/**
 * The 'from' price of a plan's products for its party, without a date: the price on each product's card, times the rooms, nights,
 * guests, packs or vehicles needed. 0 where nothing has a price. Integer đồng.
 */
export function priceFrom({ days, party }: Pick<PlanView, 'days' | 'party'>): number {
  const { adults, childAges } = party;
  const products = days.flatMap(({ items }) => items).filter(({ kind }) => kind === 'product');
  return products.reduce((sum, { productKind, fromVnd, choice, details }) => {
    if (!productKind || fromVnd === 0) return sum;
    const { sale, guestsOfPrice } = getKind(productKind);
    const nights = choice.nights ?? 1;
    const rooms = choice.quantity ?? Math.ceil(adults / 2);
    if (sale === 'stay') return sum + fromVnd * rooms * nights;
    // Child prices depend on the date, so that children are left out of the 'from' price.
    if (sale === 'guests' || sale === 'cabins') return sum + fromVnd * adults;
    if (sale === 'bundle') {
      const guests = guestsOfPrice?.(details) ?? null;
      return sum + fromVnd * (choice.quantity ?? Math.ceil(adults / (guests ?? 2)));
    }
    const seats = Number(details.seats) || 1;
    if (sale === 'vehicles')
      return sum + fromVnd * (choice.quantity ?? Math.ceil((adults + childAges.length) / seats));
    return sum + fromVnd * (choice.quantity ?? 1);
  }, 0);
}
