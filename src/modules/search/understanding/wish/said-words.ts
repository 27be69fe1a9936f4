import { fold } from '#platform/vietnamese/fold.ts';

type SaidWord = { typed: string; key: string; state: 'open' | 'taken' | 'named' };

export interface SaidWords {
  /**
   * Takes the first place that a pattern meets out of what is still open, and gives its groups to `use`. A pattern is written without
   * marks, begins with a space and ends before one. `isNamed` leaves the words in the text, for names of products have them.
   */
  take: (pattern: RegExp, use: (...groups: (string | undefined)[]) => void, isNamed?: boolean) => void;
  /** What nobody took: as typed, and in its search form. */
  left: () => { typed: string; text: string };
}

/** A sentence out of which every part is taken that is understood: read without marks, left with them. */
export function saidWords(sentence: string): SaidWords {
  const words = sentence
    .normalize('NFC')
    .split(/\s+/)
    .filter((typed) => fold(typed) !== '')
    .map((typed): SaidWord => ({ typed, key: fold(typed), state: 'open' }));
  const remaining = (...states: SaidWord['state'][]) => words.filter(({ state }) => states.includes(state));
  return {
    take: (pattern, use, isNamed = false) => {
      const open = remaining('open');
      const found = pattern.exec(` ${open.map(({ key }) => key).join(' ')} `);
      if (!found) return;
      const before = wordsOf(found.input.slice(0, found.index));
      for (const word of open.slice(before, before + wordsOf(found[0])))
        word.state = isNamed ? 'named' : 'taken';
      use(...found.slice(1));
    },
    left: () => ({
      typed: remaining('open', 'named')
        .map(({ typed }) => typed)
        .join(' '),
      text: remaining('open')
        .map(({ key }) => key)
        .join(' '),
    }),
  };
}

const wordsOf = (text: string) => text.split(' ').filter(Boolean).length;
