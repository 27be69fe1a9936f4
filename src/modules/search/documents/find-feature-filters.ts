import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Feature } from '#modules/search/understanding/wish/take-features.ts';
import type { Executor } from '#platform/db/connect.ts';

export interface FeatureFilters {
  /** Options of the kind's filters that mean a wished feature. */
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
  const filters = await Promise.all(
    getKind(kind).filters.map(async (filter) => ({
      key: filter.key,
      options:
        filter.type === 'term'
          ? (await listTerms(db, filter.taxonomy, { scope: kind, filterable: true })).map(
              ({ slug, title }) => ({
                value: slug,
                label: searchKey(title),
              }),
            )
          : (filter.options ?? []).map(({ value, label }) => ({ value, label: searchKey(label) })),
    })),
  );
  const found = features.map(({ name, option, filter: own }) => {
    if (own) {
      const isThere = filters.some(({ key }) => key === own.key);
      return { name, filter: isThere ? { key: own.key, values: [own.value] } : undefined };
    }
    if (option === '') return { name, filter: undefined };
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
