import { syllableKeys } from '#modules/search/understanding/abbreviation-table.ts';
import { expandAbbreviations } from '#modules/search/understanding/expand-abbreviations.ts';
import { getSearchWords } from '#modules/search/understanding/get-search-words.ts';
import { kindWords, tellingKindIn } from '#modules/search/understanding/parsing/kind-words.ts';
import { outsideNameIn } from '#modules/search/understanding/parsing/outside-name-in.ts';
import { isFiller, type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findNamedPlace } from './find-named-place.ts';
import { isTitled, isTitleOfProduct } from './read-search.ts';

/** Something that a text asks for and that is not sold here. */
export interface Outside {
  name: string;
  /** A page that helps instead; empty for none. */
  href: string;
  /** What is looked for in its place: 'khách sạn 5 sao'; empty for nothing. */
  like: string;
  /** The Vietnamese place that the text names besides: 'Đà Lạt' of 'xe khách đi Đà Lạt'; empty for none. */
  place: string;
  /** What to look for: what is like it, else the kind that the text names besides, and the place: 'du thuyền Hạ Long' of its 'tiệc cưới'. */
  instead: string;
  /** The words by which the text asks for it, in search form. */
  words: string;
}

const longestName = 5;

/** What a text asks for that is not sold; null for any other text, and for one that a title holds: 'vé tàu ga Đà Lạt'. */
export async function findOutside(db: Executor, text: string): Promise<Outside | null> {
  const { notSold } = await getSearchWords(db);
  const [written = text] = expandAbbreviations(text);
  for (const one of [text, written]) {
    const words = queryWordsOf(one);
    const found = outsideNameIn(words, notSold);
    if (!found) continue;
    if (await isWithinPlace(db, words, found)) continue;
    const besides = words.toSpliced(found.at, found.length);
    const inside = await lastPlaceIn(
      db,
      besides.map(({ typed }) => typed),
    );
    const said = words
      .slice(found.at, found.at + found.length)
      .map(({ key }) => key)
      .join(' ');
    // A brand's own name says no place: 'Mường Thanh'.
    const isOwnName = found.like !== '' && said === searchKey(found.name);
    const place = inside || (isOwnName ? '' : await lastPlaceIn(db, lastWords(words, found)));
    // 'vinpearl nha trang' is a hotel of that brand, whatever else there is called after it.
    const isBrandAlone = found.like !== '' && isNothingBut(besides, place);
    if (!found.isShort && (await (isBrandAlone ? isTitleOfProduct : isTitled)(db, text))) return null;
    return {
      name: found.name,
      href: found.href,
      like: found.like,
      words: said,
      instead: `${found.like || (place && kindIn(besides))} ${place}`.trim(),
      place,
    };
  }
  return null;
}

/** Whether words belong to the longer name of a place: 'vé Vinpearl Safari Phú Quốc'. */
async function isWithinPlace(
  db: Executor,
  words: readonly QueryWord[],
  { at, length }: { at: number; length: number },
): Promise<boolean> {
  for (let end = Math.min(words.length, at + length + 2); end > at + length; end--) {
    const name = words.slice(at, end).map(({ typed }) => typed);
    if ((await findNamedPlace(db, 'attraction', name.join(' ')))?.isPoint) return true;
  }
  return false;
}

/** The last two words of a longer phrase, which may say where to: 'tàu ra Côn Đảo'. */
const lastWords = (words: readonly QueryWord[], { at, length }: { at: number; length: number }) =>
  length > 2 ? words.slice(at + length - 2, at + length).map(({ typed }) => typed) : [];

const kindIn = (words: readonly QueryWord[]) =>
  tellingKindIn(words)
    .map(({ typed }) => typed)
    .join(' ');

/** Whether words only say where and which kind, or nothing. */
function isNothingBut(words: readonly QueryWord[], place: string): boolean {
  const named = new Set(searchKey(place).split(' '));
  return words.every((word) => named.has(word.key) || kindWords.has(word.key) || isFiller(word));
}

/** Of several places the last, which is where somebody goes. */
async function lastPlaceIn(db: Executor, words: readonly string[]): Promise<string> {
  for (let end = words.length; end > 0; end--)
    for (let from = Math.max(0, end - longestName); from < end; from++) {
      // 'hạn' typed without marks is no airport's code.
      if (end - from === 1 && words.length > 1 && syllableKeys.has(words[from] ?? '')) continue;
      const place = await findNamedPlace(db, 'hotel', words.slice(from, end).join(' '));
      if (place) return place.name;
    }
  return '';
}
