import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { readTripWish } from '#modules/search/understanding/read-trip-wish.ts';
import { saidWords } from '#modules/search/understanding/wish/said-words.ts';
import { takeFeatures } from '#modules/search/understanding/wish/take-features.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Any day: what is left of a text is the same on each, whatever day it means. */
const someDay = '2026-01-01';

/** What a text says besides days, guests, prices and facilities. */
export async function besideWish(db: Executor, text: string): Promise<string> {
  const said = saidWords(readTripWish(text, someDay).typed);
  takeFeatures(said, (await getSearchWords(db)).features);
  return said.left().typed;
}
