import type { ListPlace } from '#modules/catalog/queries/places.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findNamedPlace } from './find-named-place.ts';

/** The place whose name begins a text, with the number of its words there: 'Phú Quốc 3 ngày 2 đêm'. */
export async function placeAtStart(
  db: Executor,
  text: string,
): Promise<(ListPlace & { words: number }) | null> {
  const words = text.trim().split(/\s+/);
  for (let to = Math.min(words.length, 5); to > 0; to--) {
    const place = await findNamedPlace(db, 'hotel', words.slice(0, to).join(' '));
    if (place) return { ...place, words: to };
  }
  return null;
}
