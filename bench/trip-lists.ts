import { sql } from 'kysely';
import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { WantedTrip } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { listTripProducts } from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { Figure, Measure } from './measure.ts';
import { openCatalogue, sizes } from './search/open-catalogue.ts';
import { percentile } from './search/percentile.ts';
import { firstDay, sellCatalogue } from './search/sell-catalogue.ts';

const rounds = 600;
const now = new Date('2026-11-23T03:00:00Z');
/** Products per place in the large catalogue. */
const placeSize = 2_000;

/**
 * A page of a list for two nights and two guests with all totals, counts and conditions, in a province with about 2,000
 * products of the kind; both catalogues alternate. What loads the index, units and plans is reported apart: the lists of the whole
 * country by which a process is warmed up, and a visitor's first list of the place.
 */
export const tripLists: Measure = {
  name: 'trip-lists',
  async *run(bench, { products = sizes[1] }) {
    const [small, large] = [
      (await openCatalogue(bench, sizes[0])).db,
      (await openCatalogue(bench, products)).db,
    ];
    for (const db of [small, large]) await sellCatalogue(db);
    const place = await placeOf(large, placeSize);
    await warmUp(small);
    const warming = await warmUp(large);
    const first = await ask(large, place.slug, 0);
    await ask(small, place.slug, 0);
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 1; round <= rounds; round++) {
      times.small.push(await ask(small, place.slug, round));
      times.large.push(await ask(large, place.slug, round));
    }
    const [smallMs, largeMs] = [percentile(times.small, 0.95), percentile(times.large, 0.95)];
    const about = `${place.count} hotels of ${place.slug} among ${products.toLocaleString('en')} products`;
    const figures: Figure[] = [
      {
        name: 'list for a trip, 95th percentile',
        value: largeMs,
        unit: 'ms',
        digits: 0,
        budget: { atMost: 120 },
        note: about,
      },
      {
        name: 'list for a trip, of fewer products',
        value: largeMs / smallMs,
        unit: '×',
        budget: { atMost: 2 },
        note: `${smallMs.toFixed(0)} ms among ${sizes[0].toLocaleString('en')} products`,
      },
      {
        name: 'lists for a trip that warm up a process',
        value: warming,
        unit: 'ms',
        digits: 0,
        note: 'one of each kind, of the whole country, in the background after the start',
      },
      { name: 'first list for a trip of a visitor', value: first, unit: 'ms', digits: 0, note: about },
    ];
    yield* figures;
  },
};

async function placeOf(db: Database, size: number): Promise<{ slug: string; count: number }> {
  const { rows } = await sql<{ slug: string; count: number }>`
    SELECT v.slug, count(*) FROM products p JOIN product_provinces x ON x.product_id = p.id
      JOIN provinces v ON v.id = x.province_id
    WHERE p.kind = 'hotel' GROUP BY v.slug ORDER BY abs(count(*) - ${size}) LIMIT 1`.execute(db);
  return rows[0] as { slug: string; count: number };
}

/** The lists that a new process asks itself for (`entry/warm-up.ts`). */
async function warmUp(db: Database): Promise<number> {
  const from = addDays(firstDay, 4);
  const trip: WantedTrip = { from, to: addDays(from, 2), rooms: 1, adults: 2, childAges: [] };
  const startedAt = performance.now();
  for (const kind of kindNames) {
    const first = { page: 1, limit: 24, sortBy: 'popularity:desc' } as const;
    const query: ProductQuery = { kind, ...first, provinces: [], places: [], filters: {} };
    await listTripProducts(db, query, { trip, now, facets: true });
  }
  return performance.now() - startedAt;
}

async function ask(db: Database, province: string, round: number): Promise<number> {
  const sortBy =
    (['popularity:desc', 'finalPrice:asc', 'finalPrice:desc'] as const)[round % 3] ?? 'popularity:desc';
  const query: ProductQuery = {
    kind: 'hotel',
    page: 1 + (round % 2),
    limit: 24,
    sortBy,
    provinces: [province],
    places: [],
    filters: round % 5 === 4 ? { star: ['4', '5'] } : {},
    ...(round % 5 === 3 && { priceMaxVnd: 6_000_000 }),
  };
  const from = addDays(firstDay, round % 10);
  const trip: WantedTrip = {
    from,
    to: addDays(from, 2),
    rooms: 1,
    adults: 2,
    childAges: round % 4 === 0 ? [7] : [],
  };
  const startedAt = performance.now();
  await listTripProducts(db, query, { trip, now, facets: true });
  return performance.now() - startedAt;
}
