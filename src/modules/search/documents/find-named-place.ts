import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { findListPlace, type ListPlace } from '#modules/catalog/queries/places.ts';
import { searchCandidates } from '#modules/search/understanding/search-candidates.ts';
import type { Executor } from '#platform/db/connect.ts';

/** The place that a text names as typed, by raw keys or in short: 'Huees', 'ks sg'. The long form of a short name is shown. */
export async function findNamedPlace(db: Executor, kind: KindName, text: string): Promise<ListPlace | null> {
  let short: ListPlace | null = null;
  for (const candidate of searchCandidates(text)) {
    const place = await findListPlace(db, kind, { slug: undefined, text: candidate.text });
    if (place && place.name !== place.name.toUpperCase()) return place;
    short ??= place;
  }
  return short;
}
