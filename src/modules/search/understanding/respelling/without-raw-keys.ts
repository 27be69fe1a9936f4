import { typoBetween } from '#modules/search/understanding/parsing/corrected-segments-at.ts';
import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import { decodeTelex } from '#modules/search/understanding/typing/decode-telex.ts';
import { decodeVni } from '#modules/search/understanding/typing/decode-vni.ts';
import { isPossibleSyllable } from '#modules/search/understanding/typing/is-possible-syllable.ts';

/** Keys that no English word is likely to have where they make a Vietnamese one of it. */
const certainKeys = /dd|aa|ee|oo|w|[jf](?:ch?|n[gh]?|[mpt])?$|[6-9]|\d.*\d|\d\p{L}/iu;
const endsWithTone = /[sfrxj\d]$/i;
const surelyFrom = 2;

/**
 * A text that was typed while the input method was off, as it was meant: 'ddaf nawngx 2n1dd' is 'đà nẵng 2n1đ'. One word that can be
 * nothing else tells that of the whole text, so that its other words are read the same way.
 * @param isWord whether something public has a word, in search form, in its name
 */
export function withoutRawKeys(typed: string, isWord: (key: string) => boolean): string {
  const text = typed.normalize('NFC').replace(rawLength, '$1đ').replace(joinedLength, '$1 $2');
  const words = text.split(/(\s+)/);
  for (const decode of [decodeTelexWord, decodeVniWord]) {
    const decoded = words.map((word) => decode(word, false) ?? word);
    const raw = words.filter((word, at) => decoded[at] !== word && isRaw(word, isWord));
    const isCertain =
      raw.length >= surelyFrom ||
      raw.some(
        (word) =>
          isWord(searchKey(decode(word, false) ?? word)) &&
          (certainKeys.test(word) || (endsWithTone.test(word) && !isKindMistyped(word))),
      );
    if (isCertain)
      return words
        .map((word, at) => {
          const meant = decode(word, raw.length > surelyFrom);
          // 'beer' is drunk, but 'ba beer' is Ba Bể.
          const isInName =
            meant !== null && words[at - 2] !== undefined && isWord(searchKey(`${words[at - 2]} ${meant}`));
          return isForeign(word, isWord) && !isInName ? word : (meant ?? withoutWrongKeys(word));
        })
        .join('');
  }
  return words
    .map((word) => {
      const bare = withoutInnerDigits(word);
      return bare !== word && isWord(searchKey(bare)) && !isWord(searchKey(word)) ? bare : word;
    })
    .join('');
}

/** The ways to read a word as two that were joined and typed as raw keys: 'haajlong' as 'hậ long', which is Hạ Long. */
export function rawHalvesOf(word: string): [string, string][] {
  const ways = Array.from({ length: Math.max(0, word.length - 3) }, (_, at): [string, string] => {
    const decode = (half: string) =>
      decodeTelex(half, { isRaw: true }) ??
      decodeVni(half) ??
      half.replace(/[sfrxjw]+$/, '').replace(/([aeo])\1/, '$1');
    return [decode(word.slice(0, at + 2)), decode(word.slice(at + 2))];
  });
  return ways.filter(
    (both) => both.join('') !== word && both.every((half) => isPossibleSyllable(searchKey(half))),
  );
}

/** '2n1dd', '3N2D9'. */
const rawLength = /(?<![\p{L}\p{N}])(\d{1,2}[nd]\d{1,2})(?:dd|d9)(?![\p{L}\p{N}])/giu;

/** 'Cần Thơ2N1Đ'. */
const joinedLength = /(\p{L}{2})(\d{1,2}[nN]\d{1,2}[dDđĐ])(?![\p{L}\p{N}])/gu;

const decodeTelexWord = (word: string, isSure: boolean) => decodeTelex(word, { isRaw: true, isSure });

const decodeVniWord = (word: string) => decodeVni(word, { isSure: true });

/** 'tur' is a tour, and no 'tủ'. */
const isKindMistyped = (word: string) =>
  !/\d/.test(word) &&
  [...kindWords].some((kind) => !isPossibleSyllable(kind) && typoBetween(word.toLowerCase(), kind) !== null);

/** The digits within a word of a language of the country that is not built as Vietnamese is: 'Chra6y' is Chrây. */
export const withoutInnerDigits = (word: string) => word.replace(/(?<=\p{L}{2})[1-9]{1,2}(?=\p{L})/gu, '');

/** Keys of VNI that make nothing of a word, among others that do: 'da82 na8ng4' is typed for Đà Nẵng. */
const withoutWrongKeys = (word: string) =>
  /^\p{L}{2,}[1-9]{2}$/u.test(word) && isPossibleSyllable(word.slice(0, -2).toLowerCase())
    ? word.slice(0, -2)
    : word;

/** Whether a word is neither Vietnamese as it stands nor known. */
const isRaw = (word: string, isWord: (key: string) => boolean) =>
  !isPossibleSyllable(word.toLowerCase()) && !isWord(searchKey(word));

/** A known word that is no Vietnamese syllable: 'tours' among raw keys. */
const isForeign = (word: string, isWord: (key: string) => boolean) =>
  !isPossibleSyllable(word.toLowerCase()) && isWord(searchKey(word));
