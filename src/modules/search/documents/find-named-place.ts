import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { findListPlace, type ListPlace } from '#modules/catalog/queries/places.ts';
import { expandAbbreviations } from '#modules/search/understanding/expand-abbreviations.ts';
import { isCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { searchCandidates } from '#modules/search/understanding/search-candidates.ts';
import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';
import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';

/** The place that a text names as typed, by raw keys or in short: 'Huees', 'ks sg'. The long form of a short name is shown. */
export async function findNamedPlace(db: Executor, kind: KindName, text: string): Promise<ListPlace | null> {
  if (isCompound(queryWordsOf(text).map(({ typed }) => typed))) return null;
  let short: ListPlace | null = null;
  for (const candidate of searchCandidates(text)) {
    const place = await findListPlace(db, kind, { slug: undefined, text: candidate.text });
    if (place && place.name !== place.name.toUpperCase()) return place;
    short ??= place;
  }
  return short ?? (await placeInItsProvince(db, kind, text)) ?? (await placeWithWrongMark(db, kind, text));
}

/** A name of several words of which one has another mark: 'Vũng Tầu'. */
async function placeWithWrongMark(db: Executor, kind: KindName, text: string): Promise<ListPlace | null> {
  const plain = fold(text);
  if (plain === text.toLowerCase()) return null;
  const place = await findListPlace(db, kind, { slug: undefined, text: plain });
  const spelled = queryWordsOf(place?.name ?? '');
  if (spelled.length < 2) return null;
  const typed = queryWordsOf(text).slice(-spelled.length);
  const isRight = ({ typed: word }: { typed: string }, at: number) =>
    toTraditionalTonePlacement(word) === toTraditionalTonePlacement(spelled[at]?.typed ?? '');
  const right = typed.filter((word, at) => word.typed !== word.key && isRight(word, at));
  const wrong = typed.filter((word, at) => !isRight(word, at));
  return right.length > 0 && wrong.length === 1 ? place : null;
}

const fewestLetters = 2;
/** Names of a place and of its province have no more words. */
const mostWords = 6;

/** A place with the province that it lies in behind it: 'q1 sg', 'Hải Châu Đà Nẵng'. */
async function placeInItsProvince(db: Executor, kind: KindName, text: string): Promise<ListPlace | null> {
  const [written = text] = expandAbbreviations(text);
  const words = written.trim().split(/[\s,]+/);
  if (words.length < 2 || words.length > mostWords) return null;
  const named = (from: number, to: number) =>
    findListPlace(db, kind, { slug: undefined, text: words.slice(from, to).join(' ') });
  for (let at = words.length - 1; at > 0; at--) {
    if (words.slice(at).join('').length < fewestLetters) continue;
    const around = await named(at, words.length);
    const place = around && (await named(0, at));
    if (place && !place.isProvince && place.province.slug === around.province.slug) return place;
  }
  return null;
}
