import { letterKey, readLetters, writeLetters } from './letters.ts';
import { canBearTone, isVietnameseSyllable, isVowel, type Syllable, splitSyllable } from './syllable.ts';

type ToneStyle = 'traditional' | 'modern';

/**
 * Rewrites every Vietnamese syllable with the tone mark in the traditional position ('hòa', 'khỏe', 'thủy', 'quý'), in
 * NFC; this also corrects misplaced tones ('qúy') and marks stored in the wrong order. Words that are not Vietnamese
 * syllables keep their tone where it is. The form for storage and comparison.
 */
export function toTraditionalTonePlacement(text: string): string {
  return rewrite(text, 'traditional');
}

/** As `toTraditionalTonePlacement`, but in the modern position: 'hoà', 'khoẻ', 'thuỷ'. */
export function toModernTonePlacement(text: string): string {
  return rewrite(text, 'modern');
}

/** Index, in the letters of the syllable, of the letter that carries the tone mark. */
export function findTonePlace({ nucleus, coda, nucleusAt }: Syllable, style: ToneStyle): number {
  const lastSpecial = Math.max(...[...'ăâêôơư'].map((letter) => nucleus.lastIndexOf(letter)));
  if (lastSpecial >= 0) return nucleusAt + lastSpecial;
  if (nucleus.length === 1) return nucleusAt;
  if (nucleus.length === 3 || coda) return nucleusAt + 1;
  return nucleusAt + (style === 'modern' && /^(?:oa|oe|uy)$/.test(nucleus) ? 1 : 0);
}

function rewrite(text: string, style: ToneStyle): string {
  return text.normalize('NFC').replace(/[\p{L}\p{M}]+/gu, (word) => rewriteWord(word, style));
}

function rewriteWord(word: string, style: ToneStyle): string {
  const marked = readLetters(word);
  if (!marked?.tone) return marked ? writeLetters(marked) : word;
  const syllable = splitSyllable(marked.letters);
  if (!syllable || !isVietnameseSyllable(syllable) || !canBearTone(syllable, marked.tone)) {
    return writeLetters(marked);
  }
  const bearer = marked.letters[marked.toneAt];
  const isOnVowel = bearer !== undefined && isVowel(letterKey(bearer));
  return writeLetters(isOnVowel ? { ...marked, toneAt: findTonePlace(syllable, style) } : marked);
}
