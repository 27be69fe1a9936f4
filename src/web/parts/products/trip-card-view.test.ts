import { expect, test } from 'vitest';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import type { CardTrip, TripOnCard } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { tripCardView } from './trip-card-view.ts';

const day = '2026-12-05';
const search = { from: day, to: null, month: null, time: null, rooms: 1, adults: 2, childAges: [] };
const trip = (quantity: number, eachVnd: number | null): TripOnCard => ({
  item: quoteItemRequest.parse({ unitId: 1, from: day, quantity }),
  ...{ unitTitle: 'Gói', planTitle: 'Chuẩn', mealPlan: 'none', from: day, to: day, nights: 0, isFrom: false },
  ...{ totalVnd: quantity * (eachVnd ?? 259_000), eachVnd, left: null, freeUntil: null, isRefundable: true },
  ...{ payMode: 'prepay', dueNowVnd: quantity * (eachVnd ?? 259_000) },
});
const words = (priceUnit: string, quantity: number, eachVnd: number | null = 259_000) => {
  const card = { kind: 'service', url: '/dich-vu/goi.html', finalPrice: 1, priceUnit } as BriefCard;
  const found = { free: trip(quantity, eachVnd), nearest: null, misfit: null, isOnSale: true };
  return tripCardView(card, found, search).free?.each;
};

test('a total of the least that is sold says for how many it is', () => {
  expect(words('/khách', 20)).toBe('20 khách · 259.000\u00a0₫/khách');
  expect(words('/gói', 1)).toBe('259.000\u00a0₫/gói');
  expect(words('/chuyến', 1, null)).toBe('1 chuyến');
});

test('a card tells what is sold out from what is not sold then, and from what is too small for the party', () => {
  const card = {
    kind: 'combo',
    url: '/combo-voucher/mua-he.html',
    finalPrice: 1,
    priceUnit: '/khách',
  } as BriefCard;
  const view = (found: Partial<CardTrip>) => {
    const { gone, instead } = tripCardView(
      card,
      { free: null, nearest: null, misfit: null, isOnSale: true, ...found },
      search,
    );
    return [gone, instead];
  };
  expect(view({})).toEqual(['Hết gói', 'Hết chỗ dịp này']);
  expect(view({ isOnSale: false })).toEqual(['Không bán', 'Không bán dịp này']);
  expect(view({ misfit: { why: 'many', count: 4 } })).toEqual(['Không vừa', 'Nhận đoàn đến 4 khách']);
});
