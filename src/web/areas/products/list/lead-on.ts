import { redirect } from 'react-router';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { findMergedWords, type NamedWord } from '#modules/catalog/queries/list-products.ts';
import type { Database } from '#platform/db/connect.ts';
import { leadWish } from './lead-wish.ts';
import { tidyQuery } from './list-query.ts';

/**
 * @throws a redirect where the URL has another canonical form: prices in digits, current filters, and what its text says
 * moved into the fields
 */
export async function leadOn(
  db: Database,
  kind: Kind,
  { pathname: path, searchParams: params }: URL,
  { spelled, today }: { spelled: string; today: string },
) {
  const tidy = tidyQuery(kind, params);
  if (tidy) throw redirect(path + (tidy.size > 0 ? `?${tidy}` : ''));
  const led = await leadMergedWords(db, kind, params);
  if (led) throw redirect(`${path}?${led}`, 301);
  const wished = params.get('words') === 'true' ? null : await leadWish(db, kind, { params, spelled, today });
  if (wished) throw redirect(`${path}?${wished}`);
}

/** A list's query with terms that staff have merged replaced by their successors; null where it contains none. */
async function leadMergedWords(
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
