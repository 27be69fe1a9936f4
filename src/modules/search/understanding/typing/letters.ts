/** Combining marks of the five written tones. */
export const tones = {
  grave: '\u0300',
  hook: '\u0309',
  tilde: '\u0303',
  acute: '\u0301',
  dot: '\u0323',
} as const;
/** Combining marks that make another letter (â, ă, ơ), not a tone. */
export const qualities = { circumflex: '\u0302', breve: '\u0306', horn: '\u031b' } as const;

/** One letter without its tone. `base` keeps its case; đ is a base of its own. */
export type Letter = { base: string; quality: string };
/** `toneAt` is the index of the letter with the tone mark; -1 if there is none. */
type MarkedWord = { letters: Letter[]; tone: string; toneAt: number };

const toneMarks = new Set<string>(Object.values(tones));
const qualityMarks = new Set<string>(Object.values(qualities));

/**
 * Takes a word apart whatever its normalisation form or order of marks; null when it has two tones.
 * Marks that are not Vietnamese stay with their base letter.
 */
export function readLetters(word: string): MarkedWord | null {
  const marked: MarkedWord = { letters: [], tone: '', toneAt: -1 };
  for (const character of word.normalize('NFD')) {
    const last = marked.letters.at(-1);
    if (last && toneMarks.has(character)) {
      if (marked.tone) return null;
      marked.tone = character;
      marked.toneAt = marked.letters.length - 1;
    } else if (last && qualityMarks.has(character) && !last.quality) last.quality = character;
    else if (last && /\p{M}/u.test(character)) last.base += character;
    else marked.letters.push({ base: character, quality: '' });
  }
  return marked;
}

/** Composes a word, in NFC, with the tone on the letter at `toneAt`. */
export function writeLetters({ letters, tone, toneAt }: MarkedWord): string {
  return letters
    .map(({ base, quality }, index) => base + quality + (index === toneAt ? tone : ''))
    .join('')
    .normalize('NFC');
}

/** The letter in lower-case NFC without tone, for rules: 'ơ', 'đ', 'a'. */
export function letterKey({ base, quality }: Letter): string {
  return (base + quality).normalize('NFC').toLowerCase();
}
