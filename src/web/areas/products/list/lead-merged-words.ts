import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { findMergedWords, type NamedWord } from '#modules/catalog/queries/list-products.ts';
import type { Database } from '#platform/db/connect.ts';

/** A list's query with terms that staff have merged replaced by their successors; null where it contains none. */
export async function leadMergedWords(
  db: Database,
  { filters }: Kind,
  params: URLSearchParams,
): Promise<URLSearchParams | null> {
  const vocabularies: [key: string, taxonomy: string | null][] = [
    ['places', null],
    ...filters.flatMap((one): [string, string][] => (one.type === 'term' ? [[one.key, one.taxonomy]] : [])),
  ];
  const named = vocabularies.flatMap(([key, taxonomy]) =>
    params.getAll(key).map((slug): NamedWord => ({ key, taxonomy, slug })),
  );
  const merged = await findMergedWords(db, named);
  if (merged.length === 0) return null;
  const target = new URLSearchParams(params);
  for (const key of new Set(merged.map((word) => word.key))) {
    const current = params
      .getAll(key)
      .map((slug) => merged.find((word) => word.key === key && word.slug === slug)?.into ?? slug);
    target.delete(key);
    for (const slug of new Set(current)) target.append(key, slug);
  }
  return target;
}
