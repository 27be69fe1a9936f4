import { type Letter, letterKey, tones } from './letters.ts';
import { syllableInventory } from './syllable-inventory.ts';

/** The parts of one syllable by index: letters [0, nucleusAt) onset, [nucleusAt, codaAt) nucleus. */
export type Syllable = { onset: string; nucleus: string; coda: string; nucleusAt: number; codaAt: number };

const vowel = /^[aăâeêioôơuưy]$/;

/** True for a Vietnamese vowel letter without tone, lower-case. */
export function isVowel(key: string): boolean {
  return vowel.test(key);
}

/**
 * Splits letters into onset, nucleus, coda; null when they are not one vowel cluster between consonants.
 * The u of 'qu' and the i of 'gi' before a vowel belong to the onset. Does not ask whether it is Vietnamese.
 */
export function splitSyllable(letters: readonly Letter[]): Syllable | null {
  const keys = letters.map(letterKey);
  const isVowelAt = (index: number) => isVowel(keys[index] ?? '');
  let nucleusAt = keys.findIndex(isVowel);
  if (nucleusAt < 0) return null;
  const glide = `${keys[nucleusAt - 1] ?? ''}${keys[nucleusAt]}`;
  if (nucleusAt === 1 && (glide === 'qu' || glide === 'gi') && isVowelAt(2)) nucleusAt = 2;
  let codaAt = nucleusAt;
  while (isVowelAt(codaAt)) codaAt += 1;
  if (keys.slice(codaAt).some(isVowel)) return null;
  return {
    onset: keys.slice(0, nucleusAt).join(''),
    nucleus: keys.slice(nucleusAt, codaAt).join(''),
    coda: keys.slice(codaAt).join(''),
    nucleusAt,
    codaAt,
  };
}

/** True when onset and rhyme occur in Vietnamese (place names of the highlands included). */
export function isVietnameseSyllable({ onset, nucleus, coda }: Syllable): boolean {
  return syllableInventory.onsets.has(onset) && (syllableInventory.rhymes.get(nucleus)?.has(coda) ?? false);
}

/** After a final p, t, c, ch or k only sắc and nặng are valid; no tone at all is accepted. */
export function canBearTone({ coda }: Syllable, tone: string): boolean {
  return tone === '' || tone === tones.acute || tone === tones.dot || !/^(?:p|t|c|ch|k)$/.test(coda);
}
