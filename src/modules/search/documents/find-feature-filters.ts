import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import { termsOf } from '#modules/catalog/facet-index/terms-of.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Feature } from '#modules/search/understanding/wish/take-features.ts';
import type { Executor } from '#platform/db/connect.ts';

export interface FeatureFilters {
  /** Options of the kind's filters that mean a wished feature; of a term only where some product has it. */
  chosen: { name: string; key: string; values: string[] }[];
  /** Names of the features that the kind has no filter for. */
  unfiltered: string[];
}

/** What was wished for as filters of a kind's list, found by the titles of their options. */
export async function findFeatureFilters(
  db: Executor,
  kind: KindName,
  features: readonly Feature[],
): Promise<FeatureFilters> {
  if (features.length === 0) return { chosen: [], unfiltered: [] };
  const { vocabulary, ...index } = await readIndex(db, kind);
  const filters = getKind(kind).filters.map((filter) => ({
    key: filter.key,
    options:
      filter.type === 'term'
        ? termsOf(vocabulary, filter.taxonomy)
            .filter(({ id, filterable, isShown }) => filterable && isShown && index.hasTerm(id))
            .map(({ slug, title }) => ({ value: slug, label: searchKey(title) }))
        : (filter.options ?? []).map(({ value, label }) => ({ value, label: searchKey(label) })),
  }));
  const found = features.map(({ name, option }) => {
    const meaning = (is: (label: string) => boolean) =>
      filters
        .map(({ key, options }) => ({ key, values: options.filter(({ label }) => is(label)).map(toValue) }))
        .find(({ values }) => values.length > 0);
    const filter =
      meaning((label) => `${label} `.startsWith(`${option} `)) ??
      meaning((label) => ` ${label} `.includes(` ${option} `));
    return { name, filter };
  });
  return {
    chosen: found.flatMap(({ name, filter }) => (filter ? [{ name, ...filter }] : [])),
    unfiltered: found.flatMap(({ name, filter }) => (filter ? [] : [name])),
  };
}

const toValue = ({ value }: { value: string }) => value;

async function readIndex(db: Executor, kind: KindName) {
  const index = await getFreshIndex(db, kind);
  const having = index.group('term');
  return { vocabulary: index.vocabulary, hasTerm: (id: number) => having.has(String(id)) };
}
