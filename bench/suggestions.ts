import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Measure } from './measure.ts';
import { openCatalogue, sizes } from './search/open-catalogue.ts';
import { percentile } from './search/percentile.ts';
import { suggestionQueries } from './search/suggestion-queries.ts';

const rounds = 4;

/**
 * The call behind a suggestion (one kind, 20 cards), with a hundred times the products, or as many as `--products` says. Both
 * catalogues alternate, so that load slows both.
 */
export const suggestions: Measure = {
  name: 'suggestions',
  async *run(bench, { products = sizes[1] }) {
    const { db: small } = await openCatalogue(bench, sizes[0]);
    const { db: large } = await openCatalogue(bench, products);
    const queries = [...suggestionQueries, ...(await rareTitles(small))];
    const times = { small: [] as number[], large: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      for (const text of queries) {
        for (const kind of kindNames) {
          const pair = { small: await suggest(small, kind, text), large: await suggest(large, kind, text) };
          if (round === 0) continue;
          times.small.push(pair.small);
          times.large.push(pair.large);
        }
      }
    }
    const [few, many] = [percentile(times.small, 0.95), percentile(times.large, 0.95)];
    yield {
      name: 'suggestion, 95th percentile',
      value: many,
      unit: 'ms',
      digits: 1,
      budget: { atMost: 15 },
    };
    yield {
      name: 'suggestion, 95th percentile, of fewer products',
      value: many / few,
      unit: '×',
      budget: { atMost: 2 },
      note: `${many.toFixed(1)} ms with ${products.toLocaleString('en')}, ${few.toFixed(1)} ms with ${sizes[0].toLocaleString('en')} products`,
    };
  },
};

/** The same products exist in both catalogues. */
async function rareTitles(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('products').select('title').orderBy('id').execute();
  return rows.filter((_, index) => index % 101 === 0).map(({ title }) => title.toLowerCase());
}

async function suggest(db: Database, kind: KindName, text: string): Promise<number> {
  const startedAt = performance.now();
  const { ids } = await findMatches(db, kind, text, { limit: 20 });
  await listProducts(db, {
    kind,
    page: 1,
    limit: 20,
    sortBy: 'popularity:desc',
    provinces: [],
    places: [],
    filters: {},
    rankedIds: ids,
  });
  return performance.now() - startedAt;
}
