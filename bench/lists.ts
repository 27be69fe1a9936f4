import { listFacets } from '#modules/catalog/queries/list-facets.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Figure, Measure } from './measure.ts';
import { type ListQuery, listQueries } from './search/list-queries.ts';
import { openCatalogue, sizes } from './search/open-catalogue.ts';
import { percentile } from './search/percentile.ts';

const rounds = 12;

interface Times {
  list: number[];
  facets: number[];
}

/**
 * A page of a list with the counts of its filters, with a hundred times the products, or as many as `--products` says. Both
 * catalogues alternate, so that load slows both. Search matches are found before the clock starts: search is measured apart.
 */
export const lists: Measure = {
  name: 'lists',
  async *run(bench, { products = sizes[1] }) {
    const catalogues = [
      (await openCatalogue(bench, sizes[0])).db,
      (await openCatalogue(bench, products)).db,
    ] as const;
    const queries = [await searched(catalogues[0]), await searched(catalogues[1])] as const;
    const few: Times = { list: [], facets: [] };
    const many: Times = { list: [], facets: [] };
    const first = await ask(catalogues[1], queries[1][0] as ListQuery);
    for (let round = 0; round <= rounds; round++) {
      for (const index of listQueries.keys()) {
        const pair = [
          await ask(catalogues[0], queries[0][index] as ListQuery),
          await ask(catalogues[1], queries[1][index] as ListQuery),
        ] as const;
        if (round === 0) continue;
        for (const [into, times] of [
          [few, pair[0]],
          [many, pair[1]],
        ] as const) {
          into.list.push(times.list);
          into.facets.push(times.facets);
        }
      }
    }
    yield ratio('page of a list', few.list, many.list, products);
    yield ratio('counts beside filters', few.facets, many.facets, products);
    yield {
      name: `first list of a process, ${products.toLocaleString('en')} products`,
      value: first.list,
      unit: 'ms',
      digits: 0,
      note: 'hotels, half of the catalogue',
    };
  },
};

function searched(db: Database): Promise<ListQuery[]> {
  return Promise.all(
    listQueries.map(async ({ search, ...query }) =>
      search
        ? { ...query, rankedIds: (await findMatches(db, query.kind, search, { limit: 500 })).ids }
        : query,
    ),
  );
}

async function ask(db: Database, query: ListQuery): Promise<{ list: number; facets: number }> {
  const startedAt = performance.now();
  await listProducts(db, query);
  const listedAt = performance.now();
  await listFacets(db, query);
  return { list: listedAt - startedAt, facets: performance.now() - listedAt };
}

function ratio(name: string, few: number[], many: number[], products: number): Figure {
  const [fewMs, manyMs] = [percentile(few, 0.95), percentile(many, 0.95)];
  return {
    name: `${name}, 95th percentile, of fewer products`,
    value: manyMs / fewMs,
    unit: '×',
    budget: { atMost: 2 },
    note: `${manyMs.toFixed(1)} ms with ${products.toLocaleString('en')}, ${fewMs.toFixed(1)} ms with ${sizes[0].toLocaleString('en')} products`,
  };
}
