import {
  toModernTonePlacement,
  toTraditionalTonePlacement,
} from '#modules/search/understanding/typing/tone-placement.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import { plainLettersOf } from './plain-letters-of.ts';
import { rawTelex } from './raw-telex.ts';
import { rawVni } from './raw-vni.ts';

type Writes = (text: string, random: Random) => string | null;

/** How a text is typed; null where it cannot be typed so. */
export const spellings = {
  'without marks': (text, { chance }) => plainLettersOf(chance(0.7) ? text.toLowerCase() : text),
  'Telex, tones at the end': (text, random) => rawTelex(text, random, 'tone at end'),
  'Telex, all at the end': (text, random) => rawTelex(text, random, 'all at end'),
  'Telex, at the letter': (text, random) => rawTelex(text, random, 'at letter'),
  'VNI, tones at the end': (text, random) => rawVni(text, random, 'tone at end'),
  'VNI, all at the end': (text, random) => rawVni(text, random, 'all at end'),
  'VNI, at the letter': (text, random) => rawVni(text, random, 'at letter'),
  'typo: swapped': (text, random) => withTypo(text, random, (word, at) => swapped(word, at)),
  'typo: left out': (text, random) =>
    withTypo(text, random, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'typo: doubled': (text, random) =>
    withTypo(text, random, (word, at) => word.slice(0, at) + (word[at] ?? '') + word.slice(at)),
  'typo: neighbouring key': (text, random) =>
    withTypo(text, random, (word, at) => {
      const beside = neighbours[plainLettersOf(word[at] ?? '').toLowerCase()];
      return beside ? word.slice(0, at) + random.pick([...beside]) + word.slice(at + 1) : null;
    }),
  'other tone placement': (text) =>
    [toModernTonePlacement(text), toTraditionalTonePlacement(text)].find((other) => other !== text) ?? null,
  'upper case': (text) => text.toUpperCase(),
  'two words joined': (text, random) => {
    const words = text.split(' ');
    const isWord = (word: string | undefined) => word !== undefined && /^\p{L}+$/u.test(word);
    const places = words.flatMap((word, at) => (isWord(word) && isWord(words[at + 1]) ? [at] : []));
    if (places.length === 0) return null;
    const at = random.pick(places);
    const joined = words.toSpliced(at, 2, `${words[at]}${words[at + 1]}`).join(' ');
    return random.chance(0.5) ? joined : plainLettersOf(joined).toLowerCase();
  },
} satisfies Record<string, Writes>;

export type SpellingName = keyof typeof spellings;

/** Shorter words become other words by nearly every typo. */
const fewestLetters = 4;

/** The text with one word typed wrong at one letter, half of the time without marks. */
function withTypo(
  text: string,
  random: Random,
  mistype: (word: string, at: number) => string | null,
): string | null {
  const written = random.chance(0.5) ? plainLettersOf(text).toLowerCase() : text.normalize('NFC');
  const words = written.split(' ');
  const long = words.flatMap((word, at) =>
    /^\p{L}+$/u.test(word) && word.length >= fewestLetters ? [at] : [],
  );
  if (long.length === 0) return null;
  const at = random.pick(long);
  const word = words[at] as string;
  const wrong = mistype(word, random.below(word.length));
  return wrong === null ? null : words.with(at, wrong).join(' ');
}

const swapped = (word: string, at: number) => {
  const [one = '', other = ''] = [word[at], word[at + 1]];
  return other && one !== other ? word.slice(0, at) + other + one + word.slice(at + 2) : null;
};

/** The keys beside and below or above each letter. */
const neighbours: Record<string, string> = {
  ...{ q: 'wa', w: 'qes', e: 'wrd', r: 'etf', t: 'ryg', y: 'tuh', u: 'yij', i: 'uok', o: 'ipl', p: 'o' },
  ...{ a: 'qsz', s: 'awdx', d: 'sefc', f: 'drgv', g: 'fthb', h: 'gyjn', j: 'hukm', k: 'jil', l: 'ko' },
  ...{ z: 'ax', x: 'zsc', c: 'xdv', v: 'cfb', b: 'vgn', n: 'bhm', m: 'nj' },
};
