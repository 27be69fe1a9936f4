import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';

/** The product ids of a kind that lie in a province, in the given order. */
export async function keepInProvince(
  db: Executor,
  kind: KindName,
  { ids, province }: { ids: readonly number[]; province: string },
): Promise<number[]> {
  const index = await getFreshIndex(db, kind);
  const id = index.vocabulary.provinces.find(({ slug }) => slug === province)?.id;
  const there = index.group('province').get(String(id));
  return ids.filter((one) => there?.has(index.ordinalOf(one) ?? -1));
}
