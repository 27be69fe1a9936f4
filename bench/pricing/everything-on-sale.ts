import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { type QuoteRequest, quoteRequest } from '#modules/pricing/schema.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { Stay } from '#tests/factories/booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';

/** The factories sell December 2026, so the clock is set to November, whatever the date. */
export const now = new Date('2026-11-21T03:00:00Z');
export const month = { from: '2026-12-01', to: '2027-01-01' };

const arrival = '2026-12-02';

export type OnSale = Record<KindName, TestProductOfKind>;

/** A product of every kind; the combo includes rooms of the hotel, the tour is paid by a deposit. */
export async function sellEverything(db: Database): Promise<OnSale> {
  const products: Partial<OnSale> = {};
  products.hotel = await createProductOfKind(db, 'hotel', { allotment: 100 });
  for (const kind of kindNames.filter((name) => name !== 'hotel')) {
    products[kind] = await createProductOfKind(db, kind, {
      allotment: 100,
      vehicles: 12,
      ...(kind === 'combo' && { components: products.hotel.unitIds }),
      ...(kind === 'tour' && { plan: { pay_mode: 'deposit' } }),
    });
  }
  return products as OnSale;
}

/** A stay of `nights` nights, a combo and a tour for two. */
export function threeItems({ hotel, combo, tour }: OnSale, nights: number): QuoteRequest {
  return request([
    stay(hotel, nights),
    itemOf(combo, arrival, { adults: 2 }),
    itemOf(tour, arrival, { adults: 2 }),
  ]);
}

/** A full cart: every kind, some of them again on other days. */
export function twelveItems(products: OnSale): QuoteRequest {
  const { hotel, combo, car, ...others } = products;
  return request([
    stay(hotel, 14),
    itemOf(combo, arrival, { adults: 2 }),
    itemOf(combo, addDays(arrival, 9), { adults: 2 }),
    ...Object.values(others).map((product) => itemOf(product, arrival)),
    ...[0, 3, 6].map((later) => itemOf(car, addDays(arrival, later))),
    itemOf(others.tour, addDays(arrival, 5)),
  ]);
}

const stay = (hotel: TestProductOfKind, nights: number) =>
  itemOf(hotel, arrival, { to: addDays(arrival, nights), adults: 2 });

const request = (items: Stay[]): QuoteRequest => quoteRequest.parse({ items });
