import { expect, test } from 'vitest';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { quote } from '#modules/pricing/quote.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays } from '#platform/time/days.ts';
import { demoLoadedOn, demoNow } from '#tests/support/demo-template.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listTripProducts } from './list-trip-products.ts';
import { priceAlone } from './price-alone.ts';

const database = setUpTestDatabase({ demo: true });

async function itemsOf(kind: KindName): Promise<QuoteItemRequest[]> {
  const from = addDays(demoLoadedOn, 30);
  const trip = { from, to: addDays(from, 2), rooms: 1, adults: 2, childAges: [7] };
  const query: ProductQuery = {
    kind,
    page: 1,
    limit: 2,
    sortBy: 'popularity:desc',
    provinces: [],
    places: [],
    filters: {},
  };
  const { results } = await listTripProducts(database.db, query, { trip, now: demoNow, facets: false });
  return results.flatMap(({ trip: { free } }) => (free ? [free.item] : []));
}

test('neighbouring days of every kind cost what their quotes total, and are refused where the quote is', async () => {
  const seen = { ok: 0, refused: 0, kinds: new Set<string>() };
  for (const kind of kindNames) {
    for (const item of await itemsOf(kind)) {
      const length = item.to ? 2 : 0;
      // A past day is refused by both.
      const steps = [-60, ...Array.from({ length: 15 }, (_, at) => at - 7)];
      const items = steps.map((step) => {
        const from = addDays(item.from, step);
        return { ...item, from, ...(item.to && { to: addDays(from, length) }) };
      });
      const priced = await priceAlone(database.db, items, demoNow);
      for (const [at, one] of priced.entries()) {
        const asked = items[at] as QuoteItemRequest;
        const quoted = await quote(database.db, { items: [asked] }, demoNow);
        const about = `${kind} ${JSON.stringify(asked)}`;
        expect(one.ok, about).toBe(quoted.ok);
        if (one.ok && quoted.ok) {
          expect(one.totalVnd, about).toBe(quoted.quote.total);
          expect(one.lines, about).toEqual(quoted.quote.lines);
          expect(one.left, about).toBeGreaterThan(0);
          seen.ok++;
          seen.kinds.add(kind);
        }
        if (!one.ok && !quoted.ok) {
          expect(one.message, about).toBe(quoted.message);
          seen.refused++;
        }
      }
    }
  }
  expect(seen.ok).toBeGreaterThan(100);
  expect(seen.refused).toBeGreaterThan(0);
  expect(seen.kinds.size).toBeGreaterThan(5);
});
