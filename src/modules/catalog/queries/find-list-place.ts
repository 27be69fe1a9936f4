import { getFreshIndex } from '#modules/catalog/facet-index/get-fresh-index.ts';
import type { IndexedPlace } from '#modules/catalog/facet-index/load-vocabulary.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';

/** The place that a list is about. */
export interface ListPlace {
  slug: string;
  /** As the visitor calls it: 'Phú Quốc' for 'Đảo Phú Quốc'. */
  name: string;
  province: { slug: string; title: string };
  /** Whether one can lie so many kilometres from it: an island or a town is no point. */
  isPoint: boolean;
}

/** Places of these kinds are too wide to be a point. */
const wideKinds = new Set([
  'đảo',
  'quần đảo',
  'thị trấn',
  'thành phố',
  'vịnh',
  'cao nguyên',
  'khu bảo tồn',
  'vườn quốc gia',
  'sông',
  'vùng',
]);

/** The place by its slug, or else the one on the site that is called exactly as the text; null where none is. */
export async function findListPlace(
  db: Executor,
  kind: KindName,
  { slug, text }: { slug: string | undefined; text: string },
): Promise<ListPlace | null> {
  const { places, provinces } = (await getFreshIndex(db, kind)).vocabulary;
  const place = (slug && places.get(slug)) || (text && byName(places, fold(text)));
  const province = place && provinces.find((one) => one.slug === place.province);
  if (!province) return null;
  const name = place.names.find((alias) => fold(alias) === fold(text)) ?? place.title;
  const isPoint = place.lat !== null && place.lng !== null && !wideKinds.has(place.kind);
  return { slug: place.slug, name, province: { slug: province.slug, title: province.title }, isPoint };
}

/** By the places of a vocabulary: each of them by every name it has, the most popular where several share one. */
const namesOf = new WeakMap<ReadonlyMap<string, IndexedPlace>, Map<string, IndexedPlace>>();

function byName(places: ReadonlyMap<string, IndexedPlace>, wanted: string): IndexedPlace | undefined {
  const known = namesOf.get(places) ?? new Map<string, IndexedPlace>();
  if (known.size === 0) {
    for (const place of [...places.values()].filter(({ isShown }) => isShown))
      for (const name of [place.title, ...place.names])
        if (!known.has(fold(name))) known.set(fold(name), place);
    namesOf.set(places, known);
  }
  return known.get(wanted);
}
