import { randomInt } from 'node:crypto';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { plausibleHeights } from '#modules/pricing/quote/plausible-height.ts';
import { quote } from '#modules/pricing/quote.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { listTripProducts, type TripOnCard } from '#modules/pricing/trip-prices/list-trip-products.ts';
import type { WantedTrip } from '#modules/pricing/trip-prices/wanted-trip.ts';
import { addDays } from '#platform/time/days.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import type { Measure } from './measure.ts';
import { demoLoadedOn, openDemo } from './search/open-demo.ts';

const usualTotals = 2_000;
const seedEnd = 2 ** 31;
/** How many cards of one list are compared at most, so that many days and parties are seen. */
const perList = 10;

/**
 * TRUE-02: totals on the cards of lists for random kinds, days and parties of the demo, against a quote of the same item. Each run draws
 * others unless it is told a seed; those that differ are printed.
 */
export const tripTotals: Measure = {
  name: 'trip-totals',
  async *run(bench, { seed = randomInt(seedEnd), queries = usualTotals }) {
    const { app } = await openDemo(bench);
    const random = seededRandom(seed);
    const now = app.clock.now();
    let [compared, different] = [0, 0];
    while (compared < queries) {
      const kind = random.pick(kindNames);
      const trip = drawTrip(random);
      const first = { page: 1 + random.below(2), limit: 24, sortBy: 'popularity:desc' } as const;
      const query = { kind, ...first, provinces: [], places: [], filters: {} };
      const { results } = await listTripProducts(app.readDb, query, { trip, now, facets: false });
      const free = results.flatMap(({ slug, trip }) => (trip.free ? [{ slug, card: trip.free }] : []));
      for (const { slug, card } of free.slice(0, Math.min(perList, queries - compared))) {
        const quoted = await quote(app.readDb, { items: [withLeastHeights(card)] }, now);
        compared++;
        if (quoted.ok && quoted.quote.total === card.totalVnd) continue;
        different++;
        console.log(
          `  ${slug} ${JSON.stringify(trip)}: ${card.totalVnd} on the card, ${JSON.stringify(quoted)}`,
        );
      }
    }
    yield {
      name: 'totals of lists that differ from quotes',
      value: different,
      unit: '',
      digits: 0,
      budget: { atMost: 0 },
      note: `${compared} random products, days and parties, seed ${seed}`,
    };
  },
};

function drawTrip(random: Random): WantedTrip {
  const from = addDays(demoLoadedOn, 1 + random.below(150));
  return {
    from,
    to: addDays(from, 1 + random.below(6)),
    rooms: 1 + random.below(2),
    adults: 1 + random.below(4),
    childAges: Array.from({ length: random.below(3) }, () => random.below(16)),
  };
}

/** The item of a card; where a price depends on heights, with the smallest children of these ages: the card says 'from'. */
function withLeastHeights({ item, isFrom }: TripOnCard): QuoteItemRequest {
  if (!isFrom) return item;
  const childHeightsCm = item.childAges.map((age) => plausibleHeights(age)[0]);
  return { ...item, options: { ...item.options, childHeightsCm } };
}
