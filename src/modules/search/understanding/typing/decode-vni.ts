import { decodeWords } from './decode-words.ts';
import { readLetters, tones } from './letters.ts';
import {
  addBreve,
  addCircumflex,
  addHorn,
  addStroke,
  finishSyllable,
  lastVowels,
  type TypedSyllable,
} from './typed-syllable.ts';

const toneDigits: Record<string, string> = {
  0: '',
  1: tones.acute,
  2: tones.grave,
  3: tones.hook,
  4: tones.tilde,
  5: tones.dot,
};

const markDigits: Record<string, (typed: TypedSyllable) => boolean> = {
  6: addCircumflex,
  7: addHorn,
  8: addBreve,
  9: addStroke,
};

/** Real digits: two tones in one run ('tet2027', 'a320'), or one letter and a tone ('A1' is a hill). */
const numbered = /[0-5][6-9]*[0-5]|^\p{L}[0-5]$/u;

/**
 * Decodes VNI keys typed while the input method was off: 'd9a2 na8ng4' → 'đà nẵng'; null if no word is VNI. Only a
 * candidate for search, never a replacement. Numbers, trip lengths ('2n1d'), dates, prices and codes ('t7', 'a320')
 * stay, because their digits do not make a Vietnamese syllable.
 * @param isSure whether other words tell that these are keys, so that a vowel with a tone is no code either ('O1' of Đảo Ó)
 */
export function decodeVni(text: string, { isSure = false } = {}): string | null {
  return decodeWords(text, /[\p{L}\p{M}\p{N}]+/gu, (word) => decodeWord(word, isSure));
}

function decodeWord(word: string, isSure: boolean): string | null {
  if (!/^\p{L}.*[0-9]/u.test(word)) return null;
  if (numbered.test(word) && !(isSure && /^[aeiouy][1-5]$/i.test(word))) return null;
  const typed: TypedSyllable = { letters: [], tone: '' };
  for (const character of word) {
    const tone = toneDigits[character];
    const addMark = markDigits[character];
    if (tone !== undefined) {
      if (lastVowels(typed).length === 0) return null;
      typed.tone = tone;
    } else if (addMark) {
      if (!addMark(typed)) return null;
    } else {
      const letter = readLetters(character);
      typed.letters.push(...(letter?.letters ?? []));
      typed.tone = letter?.tone || typed.tone;
    }
  }
  return finishSyllable(typed);
}
