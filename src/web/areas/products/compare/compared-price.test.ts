import { afterAll, beforeAll, expect, test } from 'vitest';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listCardsById } from '#modules/catalog/queries/list-cards-by-id.ts';
import type { ProductCard } from '#modules/catalog/queries/product-cards.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createRates } from '#tests/factories/days-on-sale.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { comparedPrices } from './compared-price.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

test('without dates combos are compared by the price per guest, whatever party their prices are for', async () => {
  const card = (id: number, finalPrice: number, guestsOfPrice: number) =>
    ({ id, url: '/', price: finalPrice, finalPrice, guestsOfPrice, priceUnit: '/gói' }) as ProductCard;
  const cards = [card(1, 8_000_000, 4), card(2, 5_000_000, 2)];
  const prices = await comparedPrices(site.app, getKind('combo'), cards, new URLSearchParams());
  expect(prices.get(1)).toMatchObject({ vnd: 2_000_000, note: 'từ, mỗi khách' });
  expect(prices.get(2)).toMatchObject({ vnd: 2_500_000, note: 'từ, mỗi khách' });
});

test('U-43, U-77: a ticket for some guests only is nobody’s price here, as in the list', async () => {
  const openHours = [{ days: 'Mỗi ngày', from: '08:00', to: '18:00' }];
  const room = { max_adults: 20, max_children: 20, max_occupancy: 20 };
  const { productId, unitIds } = await createBookableHotel(site.db, {
    product: { kind: 'attraction', title: 'Vé vườn nước' },
    details: { openHours, validityDays: 1, openWeekdays: [1, 2, 3, 4, 5, 6, 7], childPolicy: [] },
    units: [
      { title: 'Vé vào cổng', details: { includes: ['Vào cổng'] }, ...room },
      { title: 'Vé từ 60 tuổi', details: { includes: ['Vào cổng'], ageMin: 60 }, ...room },
    ],
  });
  const cheaper = { unitIds: unitIds.slice(1), from: '2026-12-01', to: '2027-01-01', priceVnd: 500_000 };
  await createRates(site.db, cheaper);
  const kind = getKind('attraction');
  const params = new URLSearchParams('from=2026-12-10&adults=2');
  const cards = await listCardsById(site.db, [productId]);
  const price = (await comparedPrices(site.app, kind, cards, params)).get(productId);
  expect(price).toMatchObject({ vnd: 2_000_000, note: 'Vé vào cổng, tổng cả nhóm' });
  const anywhere = { kind: kind.name, page: 1, limit: 9, provinces: [], places: [], filters: {} };
  const { results } = await listTripProducts(
    site.db,
    { ...anywhere, sortBy: 'popularity:desc', rankedIds: [productId] },
    { trip: { from: '2026-12-10', adults: 2, childAges: [] }, now: site.app.clock.now(), facets: false },
  );
  expect(results[0]?.trip.free?.totalVnd).toBe(price?.vnd);
});
